import { allExampleChoices, type ExampleChoice } from '@dayplate/rules/example-days'
import { KEPT_CHOICE_KEY } from '../../platform/storage/person-keys.ts'
import { readExpiring, writeExpiring } from '../../platform/storage/expiring-storage.ts'

/** The answers that a visitor takes along from the example day; nothing about the example's body. */
export type KeptChoice = Pick<ExampleChoice, 'dietId' | 'dietMode' | 'activityLevel'>

/** Keeps the choice in this browser for 30 days. It is sent nowhere until the wizard asks, after the account. */
export function keepChoice({ dietId, dietMode, activityLevel }: KeptChoice): void {
  writeExpiring(KEPT_CHOICE_KEY, { dietId, dietMode, activityLevel })
}

/** The kept choice; null when there is none, or when it is no choice of this release. */
export const readKeptChoice = (): KeptChoice | null => readExpiring(KEPT_CHOICE_KEY, parseKeptChoice)

/** Forgets the choice, once a plan is made. */
export const forgetKeptChoice = (): void => writeExpiring(KEPT_CHOICE_KEY, null)

function parseKeptChoice(value: unknown): KeptChoice | null {
  if (typeof value !== 'object' || value === null) return null
  const isKept = (choice: ExampleChoice) =>
    (['dietId', 'dietMode', 'activityLevel'] as const).every((name) => Reflect.get(value, name) === choice[name])
  const found = allExampleChoices().find(isKept)
  if (found === undefined) return null
  const { dietId, dietMode, activityLevel } = found
  return { dietId, dietMode, activityLevel }
}
