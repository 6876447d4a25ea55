/** Documents that several test files use. */
export const REGISTER = `mutation Register($request: RegistrationInput!) {
  register(request: $request) {
    __typename
    ... on Token { token }
    ... on ValidationException { code messages details { fieldName messages } }
  }
}`

export const LOGIN = `mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    __typename
    ... on Token { token }
    ... on UnauthorizedException { code messages }
  }
}`

export const ACTIVATE = `mutation Activate($accessCode: String!) {
  me { coupon { activate(accessCode: $accessCode) {
    __typename
    ... on BasicMutationSuccess { code }
    ... on ValidationException { code details { fieldName messages } }
  } } }
}`

export const GENERATE = `mutation Generate($request: DietGenerateInput!) {
  me { dietGenerate(request: $request) {
    __typename
    ... on BasicMutationSuccess { code }
    ... on UnauthorizedException { code messages }
    ... on ValidationException { code messages details { fieldName messages } }
  } }
}`

export const DAY = `query DailyDietPlan($date: Date!) {
  dailyDietPlan(date: $date) {
    __typename
    ... on DailyDietPlanNormal {
      date setId
      events { id key name isEaten kcal mealType { type } preparationImageUrl eatenImageUrl
        dishes { name isPortioned portions portionsTotal ingredients { name measurements { amount unit text } } } }
      dayDiet { dietId name kcal fibreG guideHints { code amount guide } macro { protein { percentage } fat { percentage } carbohydrates { percentage } } phase { identifier } }
      proof { holds reasons details { code mealType count macro deviation } target { kcal } actual { kcal } deviation { kcal proteinG fatG carbohydrateG } }
    }
    ... on DailyDietPlanFuture { startDate daysToStart }
    ... on DailyDietPlanRedirect { date }
    ... on DailyDietPlanExpired { accessTo }
    ... on UnauthorizedException { code }
  }
}`

export const SET_EATEN = `mutation DietSetMealEaten($date: Date!, $setId: ID!, $mealId: ID!, $mealKey: ID!, $eaten: Boolean!) {
  dietSetMealEaten(date: $date, setId: $setId, mealId: $mealId, mealKey: $mealKey, eaten: $eaten) {
    __typename
    ... on MealEaten { event { key isEaten } }
    ... on ValidationException { details { fieldName messages } }
  }
}`

/** A person's complete answers of the wizard on 21 November 2026. */
export const ANSWERS = {
  sex: 'female',
  dateOfBirth: '1990-05-14',
  height: { value: 168, unit: 'cm' },
  weight: { value: 74.5, unit: 'kg' },
  dietMode: 'slimming',
  goalWeight: { value: 67, unit: 'kg' },
  dietId: 3,
  dietType: 'standard',
  activityLevel: 'ACTIVITY_LEVEL_LOW',
  startDate: '2026-11-22',
  healthConfirmed: true,
  healthDataConsent: true,
} as const

/** The fields of a meal in `DAY`'s answer that tests read. */
export interface AnsweredEvent {
  readonly id: string
  readonly key: string
  readonly kcal: number
  readonly isEaten: boolean
  readonly mealType: { readonly type: string }
  readonly preparationImageUrl: string
}
