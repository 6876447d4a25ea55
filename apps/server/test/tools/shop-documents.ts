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

export const EXAMPLE_DAYS = `query ExampleDays {
  exampleDays {
    person {
      identifier sex age height { value unit } weight { value unit } goalWeight { value unit }
      dietMode dietId activityLevel
    }
    date
    events {
      id key name kcal isEaten mealType { type name } preparationImageUrl preparationTime { hours minutes }
      macro { protein { grams percentage } fat { grams percentage } carbohydrates { grams percentage } }
    }
    dayDiet {
      dietId name kcal phase { identifier name }
      macro { protein { grams percentage } fat { grams percentage } carbohydrates { grams percentage } }
    }
    proof {
      holds reasons
      target { kcal proteinG fatG carbohydrateG } actual { kcal proteinG fatG carbohydrateG }
      deviation { kcal proteinG fatG carbohydrateG }
    }
  }
}`
