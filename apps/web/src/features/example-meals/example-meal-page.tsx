import { exampleMealPath } from '@dayplate/rules/example-meals'
import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { BaseMealContents } from '../../domain/base-meal/base-meal-contents.tsx'
import { groundOf, MEAL_GROUNDS } from '../../domain/meal/meal-grounds.ts'
import { MealPicture } from '../../domain/meal-media/meal-picture.tsx'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { useCanonical } from '../../platform/navigation/use-canonical.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import styles from './example-meal-page.module.css'
import type { LoadedExampleMeal } from './load-example-meal.ts'

/** The side of the plate, in CSS pixels. */
const PLATE_PX = 320

/** A recipe that everyone may read, or what stands in its place. */
export function ExampleMealPage({ loaded }: { readonly loaded: LoadedExampleMeal }) {
  const router = useRouter()
  if (loaded.kind === 'failed') {
    return (
      <Page width="narrow">
        <FailedState failure={loaded.failure} onRetry={() => void router.invalidate()} />
      </Page>
    )
  }
  return <Example {...loaded.data} />
}

type ExampleProps = Extract<LoadedExampleMeal, { readonly kind: 'answered' }>['data']

function Example({ example, meal }: ExampleProps) {
  const t = useT()
  const language = useLanguage()
  const { type } = meal.mealType
  useCanonical(exampleMealPath(example, language))
  return (
    <Page width="reading">
      <Link to="/home" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {t('example-meal/back')}
      </Link>
      <article>
        <div className={styles.stage} style={groundOf(type)}>
          <MealPicture picture={meal.preparationImageUrl} ground={MEAL_GROUNDS[type]} size={PLATE_PX} />
        </div>
        <h1 className={styles.title} lang={meal.textLanguage}>
          {meal.publicName}
        </h1>
        <h2 className="visually-hidden">{t('example-meal/recipe')}</h2>
        <BaseMealContents meal={meal} />
      </article>
      <aside className={styles.more}>
        <h2>{t('example-meal/more/title')}</h2>
        <p>{t('example-meal/more/text')}</p>
        <More />
      </aside>
    </Page>
  )
}

/** Leads a visitor to an example day, and a user to all their meals. */
function More() {
  const t = useT()
  return useIsSignedIn() ? (
    <ButtonLink to="/meals">{t('example-meal/to-all')}</ButtonLink>
  ) : (
    <ButtonLink to="/home">{t('example-meal/more/action')}</ButtonLink>
  )
}
