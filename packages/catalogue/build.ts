/**
 * Compiles foods.csv and recipes/ into src/generated/catalogue.gen.ts, and holiday-menus.csv, content/ and articles/ into
 * modules beside it. Checks the products on sale and the files of videos.
 *
 * `node packages/catalogue/build.ts` writes the files, or lists the errors and exits with 1.
 * `node packages/catalogue/build.ts --accept-pictures` also writes pictures.tsv, the reviewed table of how meals are drawn, which
 * the build otherwise compares.
 * `node packages/catalogue/build.ts --report` prints every meal's figures and all errors, and writes nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  listVideos,
  readArticleSources,
  readContentSources,
  readHolidayMenuSource,
  readPicturesTable,
  readSources,
} from './read-sources.ts'
import {
  type CatalogueError,
  catalogueReport,
  compileArticles,
  compileCatalogue,
  compileContents,
  compileHolidayMenus,
  composePictures,
  generatedArticles,
  generatedContents,
  generatedHolidayMenus,
  generatedModule,
  generatedPictures,
  PICTURES_FILE,
  picturesTable,
  pictureTableErrors,
  surveyCatalogue,
  videoErrors,
} from './src/compile/index.ts'
import { checkProducts, products } from './src/products/index.ts'

const FOLDER = 'packages/catalogue'
const GENERATED = join(import.meta.dirname, 'src/generated')

function printErrors(errors: readonly CatalogueError[]): void {
  console.error(`${errors.length} errors`)
  for (const { file, line, message, remedy } of errors) {
    console.error(`${FOLDER}/${file}:${line}  ${message}. ${remedy}`)
  }
}

function report(): void {
  const { catalogue, errors } = surveyCatalogue(readSources())
  console.log(catalogueReport(catalogue))
  const menus = compileHolidayMenus(readHolidayMenuSource(), catalogue)
  const all = [...errors, ...menus.errors, ...videoErrors(catalogue.meals, listVideos())]
  if (all.length > 0) printErrors(all)
}

/** Compares the table of pictures with the reviewed one, or writes it when it is accepted. */
function reviewPictures(table: string): readonly CatalogueError[] {
  if (!process.argv.includes('--accept-pictures')) return pictureTableErrors(readPicturesTable(), table)
  writeFileSync(join(import.meta.dirname, PICTURES_FILE), table)
  return []
}

function build(): void {
  const eaten = compileCatalogue(readSources())
  const read = compileContents(readContentSources())
  if (eaten.kind === 'refused' || read.kind === 'refused') {
    printErrors([eaten, read].flatMap((outcome) => (outcome.kind === 'refused' ? outcome.errors : [])))
    process.exitCode = 1
    return
  }
  const { menus, errors } = compileHolidayMenus(readHolidayMenuSource(), eaten.catalogue)
  const mealIds = new Set(eaten.catalogue.meals.map((meal) => meal.id))
  const knowledge = compileArticles(readArticleSources(), mealIds)
  const pictures = composePictures(eaten.catalogue)
  const besideMeals = [
    ...errors,
    ...(knowledge.kind === 'refused' ? knowledge.errors : []),
    ...videoErrors(eaten.catalogue.meals, listVideos()),
    ...reviewPictures(picturesTable(eaten.catalogue, pictures)),
  ]
  if (besideMeals.length > 0 || knowledge.kind === 'refused') {
    printErrors(besideMeals)
    process.exitCode = 1
    return
  }
  const productErrors = checkProducts(products, mealIds)
  if (productErrors.length > 0) {
    for (const { product, message } of productErrors) console.error(`${FOLDER}/src/products  ${product}: ${message}`)
    process.exitCode = 1
    return
  }
  mkdirSync(GENERATED, { recursive: true })
  writeFileSync(join(GENERATED, 'catalogue.gen.ts'), generatedModule(eaten.catalogue))
  writeFileSync(join(GENERATED, 'pictures.gen.ts'), generatedPictures(pictures))
  writeFileSync(join(GENERATED, 'holiday-menus.gen.ts'), generatedHolidayMenus(menus))
  writeFileSync(join(GENERATED, 'contents.gen.ts'), generatedContents(read.contents))
  writeFileSync(join(GENERATED, 'articles.gen.ts'), generatedArticles(knowledge.articles))
  const { foods, meals } = eaten.catalogue
  const counts = [`${foods.length} foods`, `${meals.length} meals`, `${menus.length} menus of holidays`]
  console.log([...counts, `${read.contents.en.length} texts`, `${knowledge.articles.en.length} articles`].join(', '))
}

if (process.argv.includes('--report')) report()
else build()
