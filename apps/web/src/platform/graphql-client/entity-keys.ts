import type { CacheExchangeOpts } from '@urql/exchange-graphcache'

const embedded = () => null

/**
 * What the cache may share between answers. Only a person and a meal of a day are things of their own; everything else
 * belongs to the answer it came in, even where it carries an `id`: the same dish or diet differs from day to day.
 */
export const entityKeys: NonNullable<CacheExchangeOpts['keys']> = {
  Me: (me) => (typeof me['id'] === 'string' ? me['id'] : null),
  MealEvent: (event) => (typeof event['key'] === 'string' ? event['key'] : null),
  AvailableDay: embedded,
  AvailableDayDiet: embedded,
  AvailableDayPlan: embedded,
  BasicMutationSuccess: embedded,
  CouponMutation: embedded,
  DailyDietPlanExpired: embedded,
  DailyDietPlanFuture: embedded,
  DailyDietPlanIntroductionNeeded: embedded,
  DailyDietPlanNormal: embedded,
  DailyDietPlanRedirect: embedded,
  DailyDietPlanSettingsNeeded: embedded,
  DailyPlan: embedded,
  DayDiet: embedded,
  DayDish: embedded,
  DayProof: embedded,
  Diet: embedded,
  DietPhase: embedded,
  DietSettingsValid: embedded,
  DietTarget: embedded,
  DishIngredient: embedded,
  Duration: embedded,
  ErrorDetail: embedded,
  ExampleDay: embedded,
  ExamplePerson: embedded,
  IngredientCategory: embedded,
  Length: embedded,
  Macro: embedded,
  MacroGrams: embedded,
  Macronutrient: embedded,
  MeMutation: embedded,
  MealEaten: embedded,
  MealTypeOfDay: embedded,
  Measurement: embedded,
  Money: embedded,
  ProductVariant: embedded,
  SaleProduct: embedded,
  SaleProductPrice: embedded,
  SaleVendor: embedded,
  Token: embedded,
  UnauthorizedException: embedded,
  ValidationException: embedded,
  Weight: embedded,
}
