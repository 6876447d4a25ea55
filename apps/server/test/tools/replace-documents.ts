/** Documents that change days. */
export const CHANGED = `
  __typename
  ... on DayChanged { changeId changedDays { date setId proof { holds actual { kcal } } nextDaySet { id } canBeCopiedToDate
    events { id key kcal isEaten isReplacement mealType { type } originalMeal { id } } } }
  ... on ValidationException { details { fieldName messages } }
  ... on UnauthorizedException { code }`

export const REPLACEMENTS = `query MealReplacements(
  $userDietSetId: ID!, $mealType: MealTypeName!, $dietMealId: ID!, $limit: Int, $prependWithOriginalMeal: Boolean, $date: Date
) {
  mealReplacements(userDietSetId: $userDietSetId, mealType: $mealType, dietMealId: $dietMealId, limit: $limit,
    prependWithOriginalMeal: $prependWithOriginalMeal, date: $date) {
    __typename
    ... on MealReplacements { date replacements { id publicName kcal isOriginal isFavorited dishes { name }
      effect { keepsInside keptDates keptBecause uneatenPortions
        dayEffects { date before { kcal } after { kcal } holds portionChanges { mealType { type } from to } }
        shopping { more { productId text } less { productId text } } } } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}`

export const DETAILS = `query MealDetails($userDietSetId: ID!, $mealType: MealTypeName!, $dietMealId: ID!, $date: Date) {
  mealDetails(userDietSetId: $userDietSetId, mealType: $mealType, dietMealId: $dietMealId, date: $date) {
    __typename
    ... on MealEvent { id key name preparationImageUrl dishes { key name recipe ingredients {
      key productAmountId productId name hasReplacement original { productId name } measurements { text } } } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}`

export const FOODS = `query IngredientReplacements($date: Date!, $productAmountId: ID!) {
  ingredientReplacements(date: $date, productAmountId: $productAmountId) {
    __typename
    ... on IngredientReplacements { replacements { id name isOriginal measurements { text } effect { keepsInside
      dayEffects { date after { kcal } holds portionChanges { from to } } shopping { more { productId text } less { productId text } } } } }
    ... on ValidationException { details { fieldName messages } }
  }
}`

export const REPLACE_MEAL = `mutation DietSetReplaceMeal($request: ReplaceMealInput!) {
  dietSetReplaceMeal(request: $request) { ${CHANGED} }
}`

export const REPLACE_PRODUCT = `mutation DietSetReplaceProduct($request: ReplaceProductInput!) {
  dietSetReplaceProduct(request: $request) { ${CHANGED} }
}`

export const COPY = `mutation DietSetCopy($sourceDate: Date!, $targetDate: Date!) {
  dietSetCopy(sourceDate: $sourceDate, targetDate: $targetDate) { ${CHANGED} }
}`

export const COPY_PREVIEW = `query DayCopyPreview($sourceDate: Date!, $targetDate: Date!) {
  dayCopyPreview(sourceDate: $sourceDate, targetDate: $targetDate) {
    __typename
    ... on DayCopyPreview { date effect { keepsInside keptDates
      dayEffects { date holds target { kcal } before { ...Grams } after { ...Grams } }
      shopping { more { productId text } less { productId text } } } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}
fragment Grams on MacroGrams { kcal proteinG fatG carbohydrateG }`

export const UNDO = `mutation DietSetUndo($changeId: ID!) {
  dietSetUndo(changeId: $changeId) {
    __typename
    ... on ExchangeUndone { changedDays { date setId events { id key kcal } } }
    ... on ValidationException { details { fieldName messages } }
  }
}`
