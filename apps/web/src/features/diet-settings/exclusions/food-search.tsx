import { DISLIKED_FOODS_MOST } from '@dayplate/rules/diet-settings'
import { useState } from 'react'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { FailureAlert } from '../../../platform/failure-alert/failure-alert.tsx'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { ComboField } from '../../../ui/combo-field/combo-field.tsx'
import { FoodsDocument } from '../diet-settings.gen.ts'
import { type ChosenExclusions, type ChosenFood, isFull, withFoods } from './chosen-exclusions.ts'
import { useSettled } from './use-settled.ts'

/** The pause in typing that starts a search, in milliseconds. */
const QUIET_MS = 200

/** The maximum length of the search text. The server has the same limit. */
const WORDS_MAX_LENGTH = 60

interface FoodSearchProps {
  readonly chosen: ChosenExclusions
  readonly onChange: (chosen: ChosenExclusions) => void
  /** Called with the food that the user has just excluded. */
  readonly onChosen: (food: ChosenFood) => void
  readonly error?: string | undefined
}

/** A field that searches foods by name and excludes the chosen one. */
export function FoodSearch({ chosen, onChange, onChosen, error }: FoodSearchProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const search = useSettled(words.trim(), QUIET_MS)
  const answer = useAnswer({ query: FoodsDocument, variables: { search }, pause: search === '' })
  const failure = answer.kind === 'loading' ? answer.lastFailure : failureIn(answer)
  useHandled(failure)
  const isCurrent = answer.kind === 'answered' && answer.isCurrent && search === words.trim()
  const known = new Set(chosen.foods.map(({ id }) => id))
  const foods = isCurrent ? answer.data.foods.filter(({ id }) => !known.has(id)) : undefined
  return (
    <>
      <ComboField
        label={t('exclusions/foods/search')}
        name="food"
        value={words}
        onChange={setWords}
        maxLength={WORDS_MAX_LENGTH}
        disabled={isFull(chosen)}
        options={foods?.map(({ id, name }) => ({ id, label: name })) ?? null}
        status={foods && statusOf(foods.length, t)}
        onChoose={({ id, label }) => {
          const food = { id, name: label }
          onChange(withFoods(chosen, [food]))
          onChosen(food)
          setWords('')
        }}
        error={isFull(chosen) ? t('exclusions/foods/most', { most: DISLIKED_FOODS_MOST }) : error}
      />
      {failure ? <FailureAlert failure={failure} /> : null}
    </>
  )
}

const statusOf = (count: number, t: ReturnType<typeof useT>): string =>
  count === 0 ? t('exclusions/foods/none') : t('exclusions/foods/found', { count })
