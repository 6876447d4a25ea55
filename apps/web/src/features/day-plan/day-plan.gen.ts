/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type DailyPlanQueryVariables = Exact<{
  today: string;
}>;


export type DailyPlanQuery = { dailyPlan: { __typename: 'DailyPlan', recipeNotesForNextDay: Array<string>, nextDayHoliday: string | null, nextDayHolidayIcon: string | null, nextDayHasHolidayMenu: boolean, reachedBecauseOfLoseWeight: boolean, reachedBecauseOfPutOnWeight: boolean, lostBecauseOfLoseWeight: boolean, lostBecauseOfPutOnWeight: boolean, isTimeToNagForCurrentMeasurement: boolean, lastWeightOn: string | null } };

export type TodaysNewsFragment = { __typename: 'DailyPlan', recipeNotesForNextDay: Array<string>, nextDayHoliday: string | null, nextDayHolidayIcon: string | null, nextDayHasHolidayMenu: boolean, reachedBecauseOfLoseWeight: boolean, reachedBecauseOfPutOnWeight: boolean, lostBecauseOfLoseWeight: boolean, lostBecauseOfPutOnWeight: boolean, isTimeToNagForCurrentMeasurement: boolean, lastWeightOn: string | null };

export type DayTimelineQueryVariables = Exact<{ [key: string]: never; }>;


export type DayTimelineQuery = { me: { __typename: 'Me', id: string, diet: { __typename: 'Diet', availableDays: Array<{ __typename: 'AvailableDay', date: string, holiday: string | null, holidayIcon: string | null, dayPlan: { __typename: 'AvailableDayPlan', diet: { __typename: 'AvailableDayDiet', phase: { __typename: 'DietPhase', name: string, colour: string } } } }> } } };

export type DayPillFragment = { __typename: 'AvailableDay', date: string, holiday: string | null, holidayIcon: string | null, dayPlan: { __typename: 'AvailableDayPlan', diet: { __typename: 'AvailableDayDiet', phase: { __typename: 'DietPhase', name: string, colour: string } } } };

export type MeAccessToQueryVariables = Exact<{ [key: string]: never; }>;


export type MeAccessToQuery = { me: { __typename: 'Me', id: string, diet: { __typename: 'Diet', accessTo: string | null, lifetimeAccess: boolean, hadEver: boolean } } };

export type DietSetMealEatenMutationVariables = Exact<{
  date: string;
  setId: string;
  mealId: string;
  mealKey: string;
  eaten: boolean;
}>;


export type DietSetMealEatenMutation = { dietSetMealEaten:
    | { __typename: 'MealEaten', event: { __typename: 'MealEvent', key: string, isEaten: boolean } }
    | { __typename: 'UnauthorizedException' }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export const TodaysNewsFragmentDoc = "fragment TodaysNews on DailyPlan{recipeNotesForNextDay nextDayHoliday nextDayHolidayIcon nextDayHasHolidayMenu reachedBecauseOfLoseWeight reachedBecauseOfPutOnWeight lostBecauseOfLoseWeight lostBecauseOfPutOnWeight isTimeToNagForCurrentMeasurement lastWeightOn}" as unknown as TypedDocumentNode<TodaysNewsFragment, unknown>
export const DayPillFragmentDoc = "fragment DayPill on AvailableDay{date holiday holidayIcon dayPlan{diet{phase{name colour}}}}" as unknown as TypedDocumentNode<DayPillFragment, unknown>
export const DailyPlanDocument = "query DailyPlan($today:Date!){dailyPlan(today:$today){...TodaysNews}}fragment TodaysNews on DailyPlan{recipeNotesForNextDay nextDayHoliday nextDayHolidayIcon nextDayHasHolidayMenu reachedBecauseOfLoseWeight reachedBecauseOfPutOnWeight lostBecauseOfLoseWeight lostBecauseOfPutOnWeight isTimeToNagForCurrentMeasurement lastWeightOn}" as unknown as TypedDocumentNode<DailyPlanQuery, DailyPlanQueryVariables>
export const DayTimelineDocument = "query DayTimeline{me{id diet{availableDays{...DayPill}}}}fragment DayPill on AvailableDay{date holiday holidayIcon dayPlan{diet{phase{name colour}}}}" as unknown as TypedDocumentNode<DayTimelineQuery, DayTimelineQueryVariables>
export const MeAccessToDocument = "query MeAccessTo{me{id diet{accessTo lifetimeAccess hadEver}}}" as unknown as TypedDocumentNode<MeAccessToQuery, MeAccessToQueryVariables>
export const DietSetMealEatenDocument = "mutation DietSetMealEaten($date:Date!$setId:ID!$mealId:ID!$mealKey:ID!$eaten:Boolean!){dietSetMealEaten(date:$date setId:$setId mealId:$mealId mealKey:$mealKey eaten:$eaten){...on MealEaten{event{key isEaten}}...on ValidationException{details{messages}}}}" as unknown as TypedDocumentNode<DietSetMealEatenMutation, DietSetMealEatenMutationVariables>