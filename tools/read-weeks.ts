/** Prints weeks of simulated people for reading, and counts oddities of many more days; see `--help`. */
import { foods, meals } from '@dayplate/catalogue'
import { addDays, seasonOfDay } from '@dayplate/dates'
import { planDays } from '@dayplate/meal-planner'
import { PlannerMeasurement } from './bench/planner-measurement.ts'
import { CROWDS, simulatePeople, type SimulatedPerson } from './bench/planner-people.ts'
import { median } from './bench/median.ts'
import { describeDay, describePerson } from './weeks/describe-week.ts'
import { dietFigures, formatDietFigures } from './weeks/diet-figures.ts'
import { cookingMinutes, Kitchen } from './weeks/kitchen.ts'
import { ODDITIES, OddityCheck } from './weeks/oddities.ts'
import { saltOfDays } from './weeks/salt-of-days.ts'
import { parseWeekOptions, WEEKS_USAGE, type WeekOptions } from './weeks/week-options.ts'

const values = readOptions()

/** Most people eat less than this a day. People who move a lot eat more, and more salt with it. */
const USUAL_KCAL = 2200
const SALT_SOURCES_TOLD = 20

const { seed } = values
const measurement = new PlannerMeasurement({ foods, meals })
const kitchen = new Kitchen({ foods, meals })
const check = new OddityCheck(kitchen, new Map(foods.map((food) => [food.id, food])))

draw(values.people).forEach((someone, index) => {
  console.log(`\n${index + 1}. ${describePerson(someone)}\n`)
  const week = planOf(someone, index).slice(0, 7)
  for (const day of week) console.log(describeDay(day, kitchen))
  for (const { date, kind, about } of check.find(week, someone.person.diet))
    console.log(`  odd: ${date} ${kind}: ${about}`)
})
const counted = draw(values.count).map((someone, index) => ({
  diet: someone.person.diet,
  excludes: someone.allergens.size > 0,
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
  printDiets()
  printSalt()
  printCooking()
  const { show } = values
  if (show === null) return
  for (const { date, kind, about } of found) {
    if (`${kind} ${about}`.includes(show)) console.log(`${date} ${kind}: ${about}`)
  }
}

/** Prints the foods of each diet, separately for people without exclusions. */
function printDiets(): void {
  const groups = Map.groupBy(counted, ({ diet, excludes }) => `${diet}, ${excludes ? 'excluding' : 'eating all of it'}`)
  for (const [name, people] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
    const figures = dietFigures(
      people.map(({ plan }) => plan),
      kitchen,
    )
    console.log(`${name} (${people.length}): ${formatDietFigures(figures)}`)
  }
}

/** Prints the days that meet the guide for salt, by diet and energy, and the foods with most of it. */
function printSalt(): void {
  const days = counted.flatMap(({ diet, plan }) =>
    plan.map(({ meals: planned, proof: { target } }) => ({
      group: `${diet} days ${target.kcal <= USUAL_KCAL ? 'up to' : 'over'} ${USUAL_KCAL} kcal`,
      mostG: target.guides.saltMaxG,
      plates: planned.map((one) => kitchen.serve(one)),
    })),
  )
  const [first] = days
  if (first === undefined) return
  for (const [group, ofGroup] of [...Map.groupBy(days, (day) => day.group)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )) {
    const plates = ofGroup.map((day) => day.plates)
    const { keptPercent, medianG } = saltOfDays(plates, first.mostG)
    console.log(
      `salt of ${group}: ${keptPercent.toFixed(0)} % of ${plates.length} keep ${first.mostG} g, median ${medianG.toFixed(1)} g`,
    )
  }
  const { sources } = saltOfDays(
    days.map(({ plates }) => plates),
    first.mostG,
  )
  const most = sources.slice(0, SALT_SOURCES_TOLD).map(([name, grams]) => `${name} ${grams.toFixed(2)}`)
  console.log(`salt by food, g of a mean day: ${most.join(', ')}`)
}

function printCooking(): void {
  const minutes = counted.flatMap(({ plan }) =>
    plan.map(({ meals: planned }) => cookingMinutes(planned.map((one) => kitchen.serve(one)))),
  )
  const [all, work] = (['all', 'work'] as const).map((kind) => median(minutes.map((day) => day[kind])))
  console.log(`cooking of a day, median: ${all} min, and ${work} min of work`)
}

function mostOften(abouts: readonly string[]): string {
  const counts = Map.groupBy(abouts, (about) => about.replaceAll(/ [\d.]+ (g|min)/gu, ''))
  const sorted = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return sorted
    .slice(0, 4)
    .map(([about, { length }]) => `${about} ${length}`)
    .join(', ')
}

/** Half of them eat everything, half avoid one or two allergens. */
function draw(count: number): readonly SimulatedPerson[] {
  const usual = simulatePeople(Math.ceil(count / 2), seed, CROWDS.usual)
  const excluding = simulatePeople(Math.floor(count / 2), seed + 1, CROWDS.excluding)
  return usual.flatMap((one, index) => [one, ...excluding.slice(index, index + 1)]).map(startingWhenAsked)
}

function startingWhenAsked(someone: SimulatedPerson): SimulatedPerson {
  const { start } = values
  if (start === null) return someone
  const days = someone.days.map((day, index) => {
    const date = addDays(start, index)
    return { ...day, date, season: seasonOfDay(date) }
  })
  return { ...someone, days }
}

function planOf(someone: SimulatedPerson, index: number) {
  return planDays(measurement.request(someone, `read ${seed} ${index}`))
}

/** Reads the options. For help and invalid options the program ends here. */
function readOptions(): WeekOptions {
  const asked = parseWeekOptions(process.argv.slice(2))
  if (asked.kind === 'weeks') return asked.options
  if (asked.kind === 'misused') console.error(`${asked.message}\n`)
  console[asked.kind === 'help' ? 'log' : 'error'](WEEKS_USAGE)
  process.exit(asked.kind === 'help' ? 0 : 2)
}
