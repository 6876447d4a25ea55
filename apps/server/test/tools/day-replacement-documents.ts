import { CHANGED } from './replace-documents.ts'

/** Documents that find other days and replace a day with one of them. */
export const OTHER_DAYS = `query DayReplacement($date: Date!, $text: String) {
  dayReplacement(date: $date, text: $text) {
    __typename
    ... on DayReplacements { date replacements {
      dietSetId active inactiveReason
      holiday { identifier name description icon }
      categories { id name }
      events { id name publicName kcal isEaten preparationImageUrl mealType { type name } hit { kind name }
        excluded { allergen food { id } } dishes { name ingredients { name } } }
      effect { keepsInside keptDates keptBecause uneatenPortions
        dayEffects { date before { kcal } after { kcal proteinG fatG carbohydrateG } holds }
        shopping { more { productId text } less { productId text } } } } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}`

export const REPLACE_DAY = `mutation DietSetReplace($request: ReplaceDayInput!) {
  dietSetReplace(request: $request) { ${CHANGED} }
}`
