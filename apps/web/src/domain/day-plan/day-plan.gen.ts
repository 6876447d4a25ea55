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

/** The direction in which the weight moved when a goal was reached or lost. */
export type GoalCause =
  | 'LOSE_WEIGHT'
  | 'PUT_ON_WEIGHT';

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

export type WeightUnit =
  | 'kg'
  | 'lb';

export type DailyDietPlanQueryVariables = Exact<{
  date: string;
}>;


export type DailyDietPlanQuery = { dailyDietPlan:
    | { __typename: 'DailyDietPlanCurrentWeightNeeded', lastWeightOn: string | null }
    | { __typename: 'DailyDietPlanExpired', accessTo: string }
    | { __typename: 'DailyDietPlanFuture', startDate: string, daysToStart: number }
    | { __typename: 'DailyDietPlanGoalLost', because: GoalCause, weight: { __typename: 'Weight', value: number, unit: WeightUnit }, goalWeight: { __typename: 'Weight', value: number, unit: WeightUnit }, day: { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> } }
    | { __typename: 'DailyDietPlanGoalReached', because: GoalCause, weight: { __typename: 'Weight', value: number, unit: WeightUnit }, firstWeight: { __typename: 'Weight', value: number, unit: WeightUnit }, day: { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> } }
    | { __typename: 'DailyDietPlanIntroductionNeeded', code: number }
    | { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> }
    | { __typename: 'DailyDietPlanPaymentPending', token: string, description: string }
    | { __typename: 'DailyDietPlanRedirect', date: string }
    | { __typename: 'DailyDietPlanSettingsNeeded', code: number }
    | { __typename: 'UnauthorizedException', code: number }
   };

export type GoalWeightFragment = { __typename: 'Weight', value: number, unit: WeightUnit };

export type NormalDayFragment = { __typename: 'DailyDietPlanNormal', date: string, setId: string, holiday: string | null, holidayIcon: string | null, hasHolidayMenu: boolean, showMacros: boolean, canBeCopiedToDate: string | null, nextDaySet: { __typename: 'DaySet', id: string } | null, dayDiet: { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } }, weekHints: Array<{ __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number }>, proof: { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }, events: Array<{ __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> };

export type DaySummaryFragment = { __typename: 'DayDiet', id: string, dietId: number, name: string, kcal: number, fibreG: number, guideHints: Array<{ __typename: 'DayGuideHint', code: GuideCode, amount: number, guide: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, phase: { __typename: 'DietPhase', identifier: string, name: string, colour: string } };

export type WeekHintFragment = { __typename: 'WeekNutrientHint', code: WeekNutrientCode, amount: number, recommended: number };

export type FitProofFragment = { __typename: 'DayProof', holds: boolean, reasons: Array<PlanReasonCode>, details: Array<{ __typename: 'PlanReasonDetail', code: PlanReasonCode, mealType: MealTypeName | null, count: number | null, macro: PlanReasonMacro | null, deviation: number | null }>, target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, deviation: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } };

export type GramsFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export type MealCardFragment = { __typename: 'MealEvent', id: string, key: string, name: string, localName: string | null, textLanguage: string, kcal: number, isEaten: boolean, isFavorite: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, eatenImageUrl: string, allergens: Array<Allergen>, activeMinutes: number | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, dishes: Array<{ __typename: 'DayDish', id: string, key: string, isFirstOccurrence: boolean, portionsTotal: number }>, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } };

export const GoalWeightFragmentDoc = "fragment GoalWeight on Weight{value unit}" as unknown as TypedDocumentNode<GoalWeightFragment, unknown>
export const NormalDayFragmentDoc = "fragment NormalDay on DailyDietPlanNormal{date setId holiday holidayIcon hasHolidayMenu showMacros canBeCopiedToDate nextDaySet{id}dayDiet{...DaySummary}weekHints{...WeekHint}proof{...FitProof}events{...MealCard}}fragment DaySummary on DayDiet{id dietId name kcal fibreG guideHints{code amount guide}macro{protein{percentage}fat{percentage}carbohydrates{percentage}}phase{identifier name colour}}fragment WeekHint on WeekNutrientHint{code amount recommended}fragment FitProof on DayProof{holds reasons details{code mealType count macro deviation}target{...Grams}actual{...Grams}deviation{...Grams}}fragment Grams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment MealCard on MealEvent{id key name localName textLanguage kcal isEaten isFavorite canBeAddedToFavorites preparationImageUrl eatenImageUrl allergens excluded{allergen food{id name}}mealType{type name}preparationTime{years months days hours minutes seconds}activeMinutes dishes{id key isFirstOccurrence portionsTotal}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<NormalDayFragment, unknown>
export const DaySummaryFragmentDoc = "fragment DaySummary on DayDiet{id dietId name kcal fibreG guideHints{code amount guide}macro{protein{percentage}fat{percentage}carbohydrates{percentage}}phase{identifier name colour}}" as unknown as TypedDocumentNode<DaySummaryFragment, unknown>
export const WeekHintFragmentDoc = "fragment WeekHint on WeekNutrientHint{code amount recommended}" as unknown as TypedDocumentNode<WeekHintFragment, unknown>
export const FitProofFragmentDoc = "fragment FitProof on DayProof{holds reasons details{code mealType count macro deviation}target{...Grams}actual{...Grams}deviation{...Grams}}fragment Grams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<FitProofFragment, unknown>
export const GramsFragmentDoc = "fragment Grams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<GramsFragment, unknown>
export const MealCardFragmentDoc = "fragment MealCard on MealEvent{id key name localName textLanguage kcal isEaten isFavorite canBeAddedToFavorites preparationImageUrl eatenImageUrl allergens excluded{allergen food{id name}}mealType{type name}preparationTime{years months days hours minutes seconds}activeMinutes dishes{id key isFirstOccurrence portionsTotal}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<MealCardFragment, unknown>
export const DailyDietPlanDocument = "query DailyDietPlan($date:Date!){dailyDietPlan(date:$date){...on DailyDietPlanNormal{...NormalDay}...on DailyDietPlanFuture{startDate daysToStart}...on DailyDietPlanRedirect{date}...on DailyDietPlanSettingsNeeded{code}...on DailyDietPlanIntroductionNeeded{code}...on DailyDietPlanCurrentWeightNeeded{lastWeightOn}...on DailyDietPlanGoalReached{because weight{...GoalWeight}firstWeight{...GoalWeight}day{...NormalDay}}...on DailyDietPlanGoalLost{because weight{...GoalWeight}goalWeight{...GoalWeight}day{...NormalDay}}...on DailyDietPlanPaymentPending{token description}...on DailyDietPlanExpired{accessTo}...on UnauthorizedException{code}}}fragment NormalDay on DailyDietPlanNormal{date setId holiday holidayIcon hasHolidayMenu showMacros canBeCopiedToDate nextDaySet{id}dayDiet{...DaySummary}weekHints{...WeekHint}proof{...FitProof}events{...MealCard}}fragment DaySummary on DayDiet{id dietId name kcal fibreG guideHints{code amount guide}macro{protein{percentage}fat{percentage}carbohydrates{percentage}}phase{identifier name colour}}fragment WeekHint on WeekNutrientHint{code amount recommended}fragment FitProof on DayProof{holds reasons details{code mealType count macro deviation}target{...Grams}actual{...Grams}deviation{...Grams}}fragment Grams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment MealCard on MealEvent{id key name localName textLanguage kcal isEaten isFavorite canBeAddedToFavorites preparationImageUrl eatenImageUrl allergens excluded{allergen food{id name}}mealType{type name}preparationTime{years months days hours minutes seconds}activeMinutes dishes{id key isFirstOccurrence portionsTotal}macro{protein{grams}fat{grams}carbohydrates{grams}}}fragment GoalWeight on Weight{value unit}" as unknown as TypedDocumentNode<DailyDietPlanQuery, DailyDietPlanQueryVariables>