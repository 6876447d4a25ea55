import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import type { ExamplePersonFragment } from '../home.gen.ts'

type Quantity = ExamplePersonFragment['height' | 'weight']

/** A sample person in two plain sentences: "Woman, 34 years, 168 cm, 74 kg. Wants to weigh 68 kg." */
export function usePersonText(person: ExamplePersonFragment): string {
  const t = useT()
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  // A number never loses its unit at the end of a line.
  const format = ({ value, unit }: Quantity) => `${numbers.format(value)}\u00a0${unit}`
  const body = t(`home/example/person/${person.sex}`, {
    age: person.age,
    height: format(person.height),
    weight: format(person.weight),
  })
  const wish = t(`home/example/wish/${person.dietMode}`, { weight: format(person.goalWeight) })
  return `${body} ${wish}`
}
