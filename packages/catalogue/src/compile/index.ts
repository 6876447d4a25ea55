export { catalogueReport } from '../catalogue-report.ts'
export type { CatalogueError, Reading } from './catalogue-error.ts'
export * from './compile-catalogue.ts'
export { currentCells, FOOD_COLUMNS } from './food-columns.ts'
export {
  type CompiledFood,
  compileFoodRows,
  foodSource,
  FOODS_FILE,
  readFoodRows,
  type FoodRow,
} from './compile-foods.ts'
export type { CsvRow } from './parse-csv.ts'
export type { RecipeSource } from './compile-recipe.ts'
export { nearestName } from './nearest-name.ts'
export { generatedModule } from './generated-module.ts'
export * from './compile-contents.ts'
export { layOperatorTexts } from './operator-texts.ts'
export { generatedContents } from './generated-contents.ts'
export { compileArticles } from './articles/compile-articles.ts'
export { generatedArticles } from './articles/generated-articles.ts'
export type { ArticleSource } from './articles/read-article.ts'
export { compileHolidayMenus } from './compile-holiday-menus.ts'
export { generatedHolidayMenus } from './generated-holiday-menus.ts'
export { generatedPictures } from './generated-pictures.ts'
export { composePictures } from '../pictures/compose-pictures.ts'
export { pictureTableErrors } from '../pictures/picture-table-errors.ts'
export { PICTURES_FILE, picturesTable } from '../pictures/pictures-table.ts'
export { videoErrors } from './video-errors.ts'
export { englishHash } from './english-hash.ts'
export { POLISH_ENDING } from './compile-polish.ts'
