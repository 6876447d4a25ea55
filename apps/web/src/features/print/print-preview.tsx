import { ArrowLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { PageTitle } from '../../ui/page/page.tsx'
import { PaperPreview } from '../../ui/paper-preview/paper-preview.tsx'
import { DaySheet } from './day-sheet.tsx'
import type { PrintedPlan } from './printed-plan.ts'
import { RecipePages } from './recipe-pages.tsx'
import { WeekSheet } from './week-sheet.tsx'

/** The preview of the printed pages, and the button that prints them. Printing never starts by itself. */
export function PrintPreview({ plan }: { readonly plan: PrintedPlan }) {
  const t = useT()
  const [hasRecipes, setRecipes] = useState(false)
  const [first] = plan.plannedDays
  const isWeek = plan.plannedDays.length > 1
  if (first === undefined) return null
  return (
    <PaperPreview
      controls={
        <>
          <PageTitle title={t('print/title')} text={t('print/text', { days: plan.plannedDays.length })} />
          {isWeek ? (
            <Checkbox name="recipes" label={t('print/with-recipes')} value={hasRecipes} onChange={setRecipes} />
          ) : null}
        </>
      }
      buttons={
        <>
          <Button size="large" icon={<Printer />} onClick={() => window.print()}>
            {t('print/button')}
          </Button>
          <ButtonLink kind="quiet" icon={<ArrowLeft />} to="/day-plan/$date" params={{ date: first.date }}>
            {t('print/back')}
          </ButtonLink>
        </>
      }
    >
      {isWeek ? <WeekSheet plan={plan} /> : <DaySheet day={first} recipes={plan.recipes} />}
      {isWeek && hasRecipes ? <RecipePages recipes={plan.recipes} /> : null}
    </PaperPreview>
  )
}
