/** Documents about exclusions. */
const MEALS_LEFT = `mealsLeft { type count reason dearest { mealCount excluded { allergen food { id } } } }`

const PREVIEW = `... on ExclusionsPreview {
  token canBePlanned ${MEALS_LEFT}
  days { date holds meals { mealType { type } from to hasExcluded } }
}
... on ValidationException { details { fieldName messages } }`

export const EXCLUSIONS = `{ me { diet { exclusions { allergens foods { id name } } } } }`

export const FOODS = `query Foods($search: String!) { foods(search: $search) { id name } }`

export const MEALS_WITHOUT = `query MealsWithout($exclusions: ExclusionsInput!, $dietId: Int!) {
  mealsWithout(exclusions: $exclusions, dietId: $dietId) {
    __typename
    ... on MealsWithout { canBePlanned ${MEALS_LEFT} }
    ... on ValidationException { details { fieldName messages } }
  }
}`

export const EXCLUSIONS_PREVIEW = `query ExclusionsPreview($exclusions: ExclusionsInput!) {
  exclusionsPreview(exclusions: $exclusions) { __typename ${PREVIEW} }
}`

export const EXCLUSIONS_SAVE = `mutation Save($exclusions: ExclusionsInput!, $token: ID!, $healthDataConsent: Boolean!) {
  me { exclusionsSave(exclusions: $exclusions, token: $token, healthDataConsent: $healthDataConsent) {
    __typename ... on BasicMutationSuccess { code } ${PREVIEW}
  } }
}`

const CHANGE = `... on DietChangePreview {
  token from
  days { date isChanged before { kcal proteinG } after { kcal proteinG fatG carbohydrateG } }
  diet { id name } formerDiet { id name } mealsKept mealsReplaced
  firstReplacedDays { date meals { mealType { type } from to } }
  replacedDays { date meals { mealType { type } from to hasExcluded } }
}
... on ValidationException { details { fieldName messages } }
... on UnauthorizedException { code }`

export const GENERATE_PREVIEW = `query GeneratePreview($request: DietGenerateInput!) {
  dietGeneratePreview(request: $request) { __typename ${CHANGE} }
}`

export const GENERATE_WITH_TOKEN = `mutation Generate($request: DietGenerateInput!, $token: ID) {
  me { dietGenerate(request: $request, token: $token) { __typename ... on BasicMutationSuccess { code } ${CHANGE} } }
}`

/** A day with the ingredients of its meals. */
export const DAY_CONTENTS = `query Day($date: Date!) {
  dailyDietPlan(date: $date) { ... on DailyDietPlanNormal {
    setId events { id key name isEaten mealType { type } allergens excluded { allergen food { id name } }
      dishes { ingredients { productId } } }
  } }
}`
