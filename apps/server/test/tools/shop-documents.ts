/** Documents of the public pages, with every field of a product and of an example day's card. */
const VARIANT = `fragment Variant on ProductVariant {
  id name thumbnailUrl
  saleProduct {
    id name isVirtual isPhysical containsDiet containsWorkout tags isBestseller
    shortDescription longDescription lengthLabel accessDays features vendor { identifier }
    price {
      regular { amount currency } promo { amount currency } lowestIn30Days { amount currency }
    }
  }
}`

export const VARIANTS = `query ProductVariants($promoCode: String) {
  productVariants(promoCode: $promoCode) { ...Variant }
}
${VARIANT}`

export const VARIANT_BY_ID = `query ProductVariant($id: ID!) { productVariant(id: $id) { ...Variant } }
${VARIANT}`

/** The fields of an example day's cards, with its replacements. */
export const EXAMPLE_DAY = `query ExampleDay(
  $bodyId: ID!, $dietId: Int!, $dietMode: DietMode!, $activityLevel: DietActivityLevel!
) {
  exampleDay(bodyId: $bodyId, dietId: $dietId, dietMode: $dietMode, activityLevel: $activityLevel) {
    __typename
    ... on ExampleDay {
      date
      events { ...Meal }
      exampleReplacements { ...Meal }
      dayDiet { dietId name kcal phase { identifier name } }
      proof {
        holds reasons
        target { kcal proteinG fatG carbohydrateG } actual { kcal proteinG fatG carbohydrateG }
        deviation { kcal proteinG fatG carbohydrateG }
      }
    }
    ... on ExampleDayInPreparation { retryAfterSeconds }
    ... on ValidationException { details { fieldName messages } }
  }
}
fragment Meal on MealEvent {
  id key name kcal isEaten isFavorite mealType { type name } preparationImageUrl preparationTime { hours minutes }
  macro { protein { grams percentage } fat { grams percentage } carbohydrates { grams percentage } }
}`
