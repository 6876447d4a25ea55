/** Documents about the list of all meals. */
const REFUSALS = `
  ... on ValidationException { code details { fieldName messages } skipable title description }
  ... on UnauthorizedException { code }`

export const ALL_MEALS = `query AllMeals { favouriteMealIds allMeals { __typename
  ... on AllMeals { listedMeals { id name type kcal minutes picture foods } mealWords englishNamed foodNames foodWords
    narrowerDiets { dietId name meals } }
  ... on UnauthorizedException { code }
} }`

export const LISTED_MEAL = `query ListedMeal($mealId: ID!) { listedMeal(mealId: $mealId) {
  id publicName kcal isFavorite dishes { name steps { parts { text } } ingredients { name } }
} }`

export const INSERT_MEAL = `mutation InsertMealToDayplan(
  $date: Date!, $replacementId: ID!, $originalMealId: ID, $skipValidation: Boolean
) {
  insertMealToDayplan(date: $date, replacementId: $replacementId, originalMealId: $originalMealId, skipValidation: $skipValidation) {
    __typename ... on FavoriteInserted { code id changeId changedDays { date setId } } ${REFUSALS}
  }
}`

export const PREVIEW_MEAL = `query InsertMealPreview($date: Date!, $replacementId: ID!) {
  insertMealPreview(date: $date, replacementId: $replacementId) {
    __typename ... on InsertFavoritePreview { date original { id name } kcal effect { keepsInside } } ${REFUSALS}
  }
}`
