/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
/** The 14 allergens of EU Regulation 1169/2011, annex II. */
export type Allergen =
  | 'celery'
  | 'crustaceans'
  | 'egg'
  | 'fish'
  | 'gluten'
  | 'lupin'
  | 'milk'
  | 'molluscs'
  | 'mustard'
  | 'nuts'
  | 'peanuts'
  | 'sesame'
  | 'soy'
  | 'sulphites';

/** A nutrient with a guide amount in addition to energy and macros. Iron and vitamin B12 have guides in vegan plans only. */
export type GuideCode =
  /** g */
  | 'FIBRE'
  /** mg */
  | 'IRON'
  /** g; more than sits well */
  | 'MUCH_FIBRE'
  /** g */
  | 'SALT'
  /** g */
  | 'SATURATED_FAT'
  /** µg */
  | 'VITAMIN_B12';

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

/** What the planner gave up for a day, or why the day is outside its tolerances. */
export type PlanReasonCode =
  | 'LARGE_PORTION'
  | 'LEFTOVER_DROPPED'
  | 'MACRO_UNREACHABLE'
  | 'MEAL_BANDS_RELAXED'
  | 'OUT_OF_SEASON'
  | 'PINNED_MEALS'
  | 'PORTION_LIMIT'
  | 'TOO_FEW_RECIPES'
  | 'VARIETY_RELAXED';

export type PlanReasonMacro =
  | 'CARBOHYDRATES'
  | 'FAT'
  | 'PROTEIN';

/** A nutrient that is judged over a week. */
export type WeekNutrientCode =
  /** mg */
  | 'CALCIUM'
  /** mg */
  | 'IRON'
  /** µg */
  | 'VITAMIN_B12'
  /** µg */
  | 'VITAMIN_D';

export type NormalDayFragment = { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> };

export type DaySummaryFragment = { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } };

export type WeekHintFragment = { __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number };

export type FitProofFragment = { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } };

export type GramsFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export type MealCardFragment = { __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } };

export type DaysAroundQueryVariables = Exact<{
  first: string;
  second: string;
  third: string;
  fourth: string;
  hasSecond: boolean;
  hasThird: boolean;
  hasFourth: boolean;
}>;


export type DaysAroundQuery = { first:
    | { __typename: 'DailyDietPlanCurrentWeightNeeded' }
    | { __typename: 'DailyDietPlanExpired', accessTo: string }
    | { __typename: 'DailyDietPlanFuture' }
    | { __typename: 'DailyDietPlanGoalLost' }
    | { __typename: 'DailyDietPlanGoalReached' }
    | { __typename: 'DailyDietPlanIntroductionNeeded' }
    | { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> }
    | { __typename: 'DailyDietPlanPaymentPending' }
    | { __typename: 'DailyDietPlanRedirect', date: string }
    | { __typename: 'DailyDietPlanSettingsNeeded' }
    | { __typename: 'UnauthorizedException' }
  , second?:
    | { __typename: 'DailyDietPlanCurrentWeightNeeded' }
    | { __typename: 'DailyDietPlanExpired', accessTo: string }
    | { __typename: 'DailyDietPlanFuture' }
    | { __typename: 'DailyDietPlanGoalLost' }
    | { __typename: 'DailyDietPlanGoalReached' }
    | { __typename: 'DailyDietPlanIntroductionNeeded' }
    | { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> }
    | { __typename: 'DailyDietPlanPaymentPending' }
    | { __typename: 'DailyDietPlanRedirect', date: string }
    | { __typename: 'DailyDietPlanSettingsNeeded' }
    | { __typename: 'UnauthorizedException' }
  , third?:
    | { __typename: 'DailyDietPlanCurrentWeightNeeded' }
    | { __typename: 'DailyDietPlanExpired', accessTo: string }
    | { __typename: 'DailyDietPlanFuture' }
    | { __typename: 'DailyDietPlanGoalLost' }
    | { __typename: 'DailyDietPlanGoalReached' }
    | { __typename: 'DailyDietPlanIntroductionNeeded' }
    | { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> }
    | { __typename: 'DailyDietPlanPaymentPending' }
    | { __typename: 'DailyDietPlanRedirect', date: string }
    | { __typename: 'DailyDietPlanSettingsNeeded' }
    | { __typename: 'UnauthorizedException' }
  , fourth?:
    | { __typename: 'DailyDietPlanCurrentWeightNeeded' }
    | { __typename: 'DailyDietPlanExpired', accessTo: string }
    | { __typename: 'DailyDietPlanFuture' }
    | { __typename: 'DailyDietPlanGoalLost' }
    | { __typename: 'DailyDietPlanGoalReached' }
    | { __typename: 'DailyDietPlanIntroductionNeeded' }
    | { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> }
    | { __typename: 'DailyDietPlanPaymentPending' }
    | { __typename: 'DailyDietPlanRedirect', date: string }
    | { __typename: 'DailyDietPlanSettingsNeeded' }
    | { __typename: 'UnauthorizedException' }
   };

export const NormalDayFragmentDoc = "fragment NormalDay on DailyDietPlanNormal{date setId holiday holidayIcon hasHolidayMenu showMacros canBeCopiedToDate nextDaySet{id}dayDiet{...DaySummary}weekHints{...WeekHint}proof{...FitProof}events{...MealCard}}fragment DaySummary on DayDiet{id dietId name kcal fibreG guideHints{code amount guide}macro{protein{percentage}fat{percentage}carbohydrates{percentage}}phase{identifier name colour}}fragment WeekHint on WeekNutrientHint{code amount recommended}fragment FitProof on DayProof{holds reasons details{code mealType count macro deviation}target{...Grams}actual{...Grams}deviation{...Grams}}fragment Grams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment MealCard on MealEvent{id key name localName textLanguage kcal isEaten isFavorite canBeAddedToFavorites preparationImageUrl eatenImageUrl allergens excluded{allergen food{id name}}mealType{type name}preparationTime{years months days hours minutes seconds}activeMinutes dishes{id key isFirstOccurrence portionsTotal}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<NormalDayFragment, unknown>
export const DaySummaryFragmentDoc = "fragment DaySummary on DayDiet{id dietId name kcal fibreG guideHints{code amount guide}macro{protein{percentage}fat{percentage}carbohydrates{percentage}}phase{identifier name colour}}" as unknown as TypedDocumentNode<DaySummaryFragment, unknown>
export const WeekHintFragmentDoc = "fragment WeekHint on WeekNutrientHint{code amount recommended}" as unknown as TypedDocumentNode<WeekHintFragment, unknown>
export const FitProofFragmentDoc = "fragment FitProof on DayProof{holds reasons details{code mealType count macro deviation}target{...Grams}actual{...Grams}deviation{...Grams}}fragment Grams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<FitProofFragment, unknown>
export const GramsFragmentDoc = "fragment Grams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<GramsFragment, unknown>
export const MealCardFragmentDoc = "fragment MealCard on MealEvent{id key name localName textLanguage kcal isEaten isFavorite canBeAddedToFavorites preparationImageUrl eatenImageUrl allergens excluded{allergen food{id name}}mealType{type name}preparationTime{years months days hours minutes seconds}activeMinutes dishes{id key isFirstOccurrence portionsTotal}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<MealCardFragment, unknown>
export const DaysAroundDocument = "query DaysAround($first:Date!$second:Date!$third:Date!$fourth:Date!$hasSecond:Boolean!$hasThird:Boolean!$hasFourth:Boolean!){first:dailyDietPlan(date:$first){...on DailyDietPlanNormal{...NormalDay}...on DailyDietPlanRedirect{date}...on DailyDietPlanExpired{accessTo}}second:dailyDietPlan(date:$second)@include(if:$hasSecond){...on DailyDietPlanNormal{...NormalDay}...on DailyDietPlanRedirect{date}...on DailyDietPlanExpired{accessTo}}third:dailyDietPlan(date:$third)@include(if:$hasThird){...on DailyDietPlanNormal{...NormalDay}...on DailyDietPlanRedirect{date}...on DailyDietPlanExpired{accessTo}}fourth:dailyDietPlan(date:$fourth)@include(if:$hasFourth){...on DailyDietPlanNormal{...NormalDay}...on DailyDietPlanRedirect{date}...on DailyDietPlanExpired{accessTo}}}fragment NormalDay on DailyDietPlanNormal{date setId holiday holidayIcon hasHolidayMenu showMacros canBeCopiedToDate nextDaySet{id}dayDiet{...DaySummary}weekHints{...WeekHint}proof{...FitProof}events{...MealCard}}fragment DaySummary on DayDiet{id dietId name kcal fibreG guideHints{code amount guide}macro{protein{percentage}fat{percentage}carbohydrates{percentage}}phase{identifier name colour}}fragment WeekHint on WeekNutrientHint{code amount recommended}fragment FitProof on DayProof{holds reasons details{code mealType count macro deviation}target{...Grams}actual{...Grams}deviation{...Grams}}fragment Grams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment MealCard on MealEvent{id key name localName textLanguage kcal isEaten isFavorite canBeAddedToFavorites preparationImageUrl eatenImageUrl allergens excluded{allergen food{id name}}mealType{type name}preparationTime{years months days hours minutes seconds}activeMinutes dishes{id key isFirstOccurrence portionsTotal}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<DaysAroundQuery, DaysAroundQueryVariables>