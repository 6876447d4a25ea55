import { useT } from '../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LazyMealBand } from './band/lazy-meal-band.tsx'
import styles from './hero.module.css'

/** The top of the home page while plans are sold. */
export function SellingHero() {
  return (
    <>
      <Hero />
      <LazyMealBand />
    </>
  )
}

function Hero() {
  const t = useT()
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{t('home/title')}</h1>
      <p className={styles.lead}>{t('home/lead')}</p>
      <div className={styles.buttons}>
        {useIsSignedIn() ? (
          <ButtonLink size="large" to={DEFAULT_PAGE}>
            {t('home/go-to-plan')}
          </ButtonLink>
        ) : (
          <ButtonLink size="large" to="/home" hash="buy">
            {t('home/choose-plan')}
          </ButtonLink>
        )}
        <ButtonLink size="large" kind="secondary" to="/home" hash="example">
          {t('home/see-example')}
        </ButtonLink>
      </div>
    </header>
  )
}
