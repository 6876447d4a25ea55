/** Documents about favourites. */
const REFUSALS = `
  ... on ValidationException { code messages details { fieldName messages } skipable title description }
  ... on UnauthorizedException { code }`

export const FAVOURITES = `query Favourites($text: String, $mealType: MealTypeName, $date: Date!, $offset: Int) {
  favoriteMeals(text: $text, mealType: $mealType, offset: $offset) {
    id name publicName kcal macro { protein { grams kcal percentage } animalProtein { grams kcal percentage }
      fat { grams kcal percentage } carbohydrates { grams kcal percentage } }
    preparationTime { years months days hours minutes seconds } preparationImageUrl preparationVideoUrl isFavorite
    dishes { id key name recipe recipeNote ingredients { key name category { isSeasoning isOptional } measurements { text } } }
  }
  favoriteMealsCount(text: $text, mealType: $mealType)
  me { diet { availableDays { date } } }
  dailyDietPlan(date: $date) { __typename ... on DailyDietPlanNormal { date setId } }
}`

export const FAVOURITE = `query Favourite($mealId: ID!) { favoriteMeal(mealId: $mealId) { id publicName allergens dishes { name } } }`

export const ADD_FAVOURITE = `mutation AddMealToFavorites($mealId: ID!, $mealKey: ID) {
  addMealToFavorites(mealId: $mealId, mealKey: $mealKey) { __typename ... on FavoriteMealAdded { code id } ${REFUSALS} }
}`

export const REMOVE_FAVOURITE = `mutation RemoveMealFromFavoritesByMealId($mealId: ID!) {
  removeMealFromFavoritesByMealId(mealId: $mealId) { __typename code }
}`

export const INSERT_FAVOURITE = `mutation InsertFavoriteToDayplan(
  $date: Date!, $replacementId: ID!, $originalMealId: ID, $skipValidation: Boolean
) {
  insertFavoriteToDayplan(date: $date, replacementId: $replacementId, originalMealId: $originalMealId, skipValidation: $skipValidation) {
    __typename ... on FavoriteInserted { code id changeId changedDays { date setId events { id kcal mealType { type } isFavorite } } } ${REFUSALS}
  }
}`

export const PREVIEW_INSERTION = `query InsertFavoritePreview($date: Date!, $replacementId: ID!) {
  insertFavoritePreview(date: $date, replacementId: $replacementId) {
    __typename
    ... on InsertFavoritePreview { date original { id name } kcal
      effect { keepsInside dayEffects { date holds target { kcal } after { kcal } } shopping { more { name text } } } }
    ${REFUSALS}
  }
}`

export const HEARTS = `query Hearts($date: Date!) {
  dailyDietPlan(date: $date) { ... on DailyDietPlanNormal { events { id isFavorite canBeAddedToFavorites } } }
}`
