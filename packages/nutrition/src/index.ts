export * from './allowed-meals.ts'
export * from './animal-protein.ts'
export * from './body.ts'
export * from './compute-targets.ts'
export * from './daily-change.ts'
export * from './daily-expenditure.ts'
export { dayGuides, type DayGuides, FIBRE_CEILING_G } from './day-guides.ts'
export * from './day-target.ts'
export * from './diet.ts'
export * from './exclusions.ts'
export * from './food.ts'
export * from './food-months.ts'
export * from './guide-amounts.ts'
export * from './henry.ts'
export {
  addReplacedIngredient,
  isAt,
  type ReplacedIngredient,
  type IngredientPlace,
  setBack,
  withReplacedIngredients,
} from './ingredient-replacements/replaced-ingredient.ts'
export {
  findIngredientReplacements,
  type IngredientReplacement,
  type IngredientReplacementRequest,
} from './ingredient-replacements/find-ingredient-replacements.ts'
export { COOKING_CLASS_OF, cooksLike, DRY_ROLES, type CookingClass } from './ingredient-replacements/cooking-classes.ts'
export * from './iom.ts'
export * from './liver.ts'
export * from './macro-shares.ts'
export * from './macro-targets.ts'
export * from './macros.ts'
export * from './meal-macros.ts'
export * from './meal-micronutrients.ts'
export * from './meal.ts'
export * from './recipe-step.ts'
export * from './mifflin.ts'
export * from './micronutrients.ts'
export * from './missed-guides.ts'
export * from './nasem.ts'
export * from './ordinary-meals.ts'
export * from './person.ts'
export * from './phase.ts'
export * from './planned-energy.ts'
export * from './plausible-amounts.ts'
export * from './portion-step.ts'
export * from './replacement-role.ts'
export * from './suitable-diets.ts'
export * from './tap-water.ts'
export * from './target-notices.ts'
export * from './target-refusal.ts'
export * from './water.ts'
export * from './week-nutrients.ts'
export * from './weight-forecast.ts'
export { withFibreEnergy } from './with-fibre-energy.ts'
