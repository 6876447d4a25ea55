/**
 * Weeks of simulated people to be read as one would on paper, and what is odd about many more days.
 *
 *   node tools/read-weeks.ts --people 10 --seed 3 --start 2026-07-06   ten weeks in summer
 *   node tools/read-weeks.ts --people 0 --count 150                    only how often what is odd, over 150 people's 14 days
 *   node tools/read-weeks.ts --people 0 --count 150 --show soup        and each of those that mention soup
 */
import { parseArgs } from 'node:util'
import { foods, meals } from '@dayplate/catalogue'
import { addDays, requireCalendarDay, seasonOfDay } from '@dayplate/dates'
import { planDays } from '@dayplate/meal-planner'
import { PlannerMeasurement } from './bench/planner-measurement.ts'
import { CROWDS, simulatePeople, type SimulatedPerson } from './bench/planner-people.ts'
import { mean } from './bench/quantile.ts'
import { describeDay, describePerson } from './weeks/describe-week.ts'
import { Kitchen, plateFibreG } from './weeks/kitchen.ts'
import { ODDITIES, OddityCheck } from './weeks/oddities.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10' },
    seed: { type: 'string', default: '3' },
    start: { type: 'string' },
    count: { type: 'string', default: '0' },
    show: { type: 'string' },
  },
})
const seed = Number(values.seed)
const measurement = new PlannerMeasurement({ foods, meals })
const kitchen = new Kitchen({ foods, meals })
const check = new OddityCheck(kitchen, new Map(foods.map((food) => [food.id, food])))

draw(Number(values.people)).forEach((someone, index) => {
  console.log(`\n${index + 1}. ${describePerson(someone)}\n`)
  const week = planOf(someone, index).slice(0, 7)
  for (const day of week) console.log(describeDay(day, kitchen))
  for (const { date, kind, about } of check.find(week, someone.person.diet))
    console.log(`  odd: ${date} ${kind}: ${about}`)
})
const counted = draw(Number(values.count)).map((someone, index) => ({
  diet: someone.person.diet,
  plan: planOf(someone, index),
}))
if (counted.length > 0) printOddities()

function printOddities(): void {
  const found = counted.flatMap(({ plan, diet }) => check.find(plan, diet))
  console.log(`${counted.length} people, ${counted.flatMap(({ plan }) => plan).length} days`)
  for (const kind of ODDITIES) {
    const ofKind = found.filter((oddity) => oddity.kind === kind)
    console.log(`${String(ofKind.length).padStart(6)}  ${kind}; ${mostOften(ofKind.map(({ about }) => about))}`)
  }
  printFibre()
  const { show } = values
  if (show === undefined) return
  for (const { date, kind, about } of found) {
    if (`${kind} ${about}`.includes(show)) console.log(`${date} ${kind}: ${about}`)
  }
}

/** What days hold, beside the least they should. */
function printFibre(): void {
  for (const [diet, people] of Map.groupBy(counted, (one) => one.diet)) {
    const days = people.flatMap(({ plan }) => plan)
    const perThousand = days.map(({ meals: planned, proof }) => {
      const fibreG = planned.reduce((sum, one) => sum + plateFibreG(kitchen.serve(one)), 0)
      return (1000 * fibreG) / proof.target.kcal
    })
    console.log(`fibre of ${diet} days: ${mean(perThousand).toFixed(1)} g per 1000 kcal, mean of ${days.length} days`)
  }
}

function mostOften(abouts: readonly string[]): string {
  const counts = Map.groupBy(abouts, (about) => about.replaceAll(/ [\d.]+ (g|min)/gu, ''))
  const sorted = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return sorted
    .slice(0, 4)
    .map(([about, { length }]) => `${about} ${length}`)
    .join(', ')
}

/** Half of them eat everything, half leave one or two allergens out. */
function draw(count: number): readonly SimulatedPerson[] {
  const usual = simulatePeople(Math.ceil(count / 2), seed, CROWDS.usual)
  const excluding = simulatePeople(Math.floor(count / 2), seed + 1, CROWDS.excluding)
  return usual.flatMap((one, index) => [one, ...excluding.slice(index, index + 1)]).map(startingWhenAsked)
}

function startingWhenAsked(someone: SimulatedPerson): SimulatedPerson {
  if (values.start === undefined) return someone
  const start = requireCalendarDay(values.start)
  const days = someone.days.map((day, index) => {
    const date = addDays(start, index)
    return { ...day, date, season: seasonOfDay(date) }
  })
  return { ...someone, days }
}

function planOf(someone: SimulatedPerson, index: number) {
  return planDays(measurement.request(someone, `read ${seed} ${index}`))
}
