import { Link } from '@tanstack/react-router'
import { CodeForm } from '../../../domain/access-code/code-form.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { Plates } from './plates.tsx'
import styles from './code-card.module.css'

/** The top of the home page while nothing is sold: what the product is, and a field for an access code (`#buy`). */
export function CodeCard() {
  const t = useT()
  const isSignedIn = useIsSignedIn()
  return (
    <div className={styles.page}>
      <section id="buy" className={styles.card} aria-labelledby="code-title">
        <LazyPlates />
        <div className={styles.words}>
          <div>
            <h1 id="code-title">{t('home/title')}</h1>
            <p className={styles.lead}>{t('home/code/lead')}</p>
          </div>
          <CodeForm submit={t('home/code/submit')} brings={t('home/code/brings')} />
        </div>
        {isSignedIn ? <WayToPlan /> : <WithoutCode />}
      </section>
      {isSignedIn ? null : (
        <p className={styles.login}>
          <RichText text={t('home/has-account')} marks={[(words) => <Link to="/auth/login">{words}</Link>]} />
        </p>
      )}
    </div>
  )
}

function WayToPlan() {
  const t = useT()
  return (
    <div className={styles.beside}>
      <ButtonLink kind="secondary" isBlock to={DEFAULT_PAGE}>
        {t('home/go-to-plan')}
      </ButtonLink>
    </div>
  )
}

function WithoutCode() {
  const t = useT()
  return (
    <div className={styles.beside}>
      <h2>{t('home/code/none/title')}</h2>
      <p>{t('home/code/none/text')}</p>
      <ButtonLink kind="secondary" isBlock to="/home" hash="example">
        {t('home/see-example')}
      </ButtonLink>
    </div>
  )
}

const todaysPlates = lazyPart(async () => (await import('./todays-plates.tsx')).TodaysPlates)

/** The plates. They stay empty until the pictures are loaded. */
function LazyPlates() {
  return (
    <DrawnPart
      part={todaysPlates}
      props={{}}
      loading={<Plates pictureOf={() => null} />}
      failed={() => <Plates pictureOf={() => platePictures.empty} />}
    />
  )
}
