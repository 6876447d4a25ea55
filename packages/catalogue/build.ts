/**
 * Compiles foods.csv and recipes/ into src/generated/catalogue.gen.ts, and holiday-menus.csv and content/ into modules
 * beside it. Checks the products on sale and the files of videos.
 *
 * `node packages/catalogue/build.ts` writes the files, or lists the faults and exits with 1.
 * `node packages/catalogue/build.ts --report` prints every meal's figures and all faults, and writes nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listVideos, readContentSources, readHolidayMenuSource, readSources } from './read-sources.ts'
import {
  type CatalogueFault,
  catalogueReport,
  compileCatalogue,
  compileContents,
  compileHolidayMenus,
  generatedContents,
  generatedHolidayMenus,
  generatedModule,
  surveyCatalogue,
  videoFaults,
} from './src/compile/index.ts'
import { checkProducts, products } from './src/products/index.ts'

const FOLDER = 'packages/catalogue'
const GENERATED = join(import.meta.dirname, 'src/generated')

function printFaults(faults: readonly CatalogueFault[]): void {
  console.error(`${faults.length} faults`)
  for (const { file, line, message, remedy } of faults) {
    console.error(`${FOLDER}/${file}:${line}  ${message}. ${remedy}`)
  }
}

function report(): void {
  const { catalogue, faults } = surveyCatalogue(readSources())
  console.log(catalogueReport(catalogue))
  const menus = compileHolidayMenus(readHolidayMenuSource(), catalogue)
  const all = [...faults, ...menus.faults, ...videoFaults(catalogue.meals, listVideos())]
  if (all.length > 0) printFaults(all)
}

function build(): void {
  const eaten = compileCatalogue(readSources())
  const read = compileContents(readContentSources())
  if (eaten.kind === 'refused' || read.kind === 'refused') {
    printFaults([eaten, read].flatMap((outcome) => (outcome.kind === 'refused' ? outcome.faults : [])))
    process.exitCode = 1
    return
  }
  const { menus, faults } = compileHolidayMenus(readHolidayMenuSource(), eaten.catalogue)
  const besideMeals = [...faults, ...videoFaults(eaten.catalogue.meals, listVideos())]
  if (besideMeals.length > 0) {
    printFaults(besideMeals)
    process.exitCode = 1
    return
  }
  const productFaults = checkProducts(products, new Set(eaten.catalogue.meals.map((meal) => meal.id)))
  if (productFaults.length > 0) {
    for (const { product, message } of productFaults) console.error(`${FOLDER}/src/products  ${product}: ${message}`)
    process.exitCode = 1
    return
  }
  mkdirSync(GENERATED, { recursive: true })
  writeFileSync(join(GENERATED, 'catalogue.gen.ts'), generatedModule(eaten.catalogue))
  writeFileSync(join(GENERATED, 'holiday-menus.gen.ts'), generatedHolidayMenus(menus))
  writeFileSync(join(GENERATED, 'contents.gen.ts'), generatedContents(read.contents))
  const { foods, meals } = eaten.catalogue
  const counts = [`${foods.length} foods`, `${meals.length} meals`, `${menus.length} menus of holidays`]
  console.log([...counts, `${read.contents.en.length} texts`].join(', '))
}

if (process.argv.includes('--report')) report()
else build()
