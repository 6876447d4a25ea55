import { accessResolvers } from './modules/access/access.resolvers.ts'
import { accountRemovalResolvers } from './modules/account-removal/account-removal.resolvers.ts'
import { accountsResolvers } from './modules/accounts/accounts.resolvers.ts'
import { profileResolvers } from './modules/accounts/profile.resolvers.ts'
import { settingsResolvers } from './modules/accounts/settings.resolvers.ts'
import { calendarResolvers } from './modules/calendar/calendar.resolvers.ts'
import { allMealsResolvers } from './modules/all-meals/all-meals.resolvers.ts'
import { contactResolvers } from './modules/contact/contact.resolvers.ts'
import { contentResolvers } from './modules/content/content.resolvers.ts'
import { dayPlanResolvers } from './modules/day-plan/day-plan.resolvers.ts'
import { dietSettingsResolvers } from './modules/diet-settings/diet-settings.resolvers.ts'
import { exclusionsResolvers } from './modules/diet-settings/exclusions.resolvers.ts'
import { exampleDaysResolvers } from './modules/example-days/example-days.resolvers.ts'
import { exampleMealsResolvers } from './modules/example-meals/example-meals.resolvers.ts'
import { favouritesResolvers } from './modules/favourites/favourites.resolvers.ts'
import { hydrationResolvers } from './modules/hydration/hydration.resolvers.ts'
import { knowledgeResolvers } from './modules/knowledge/knowledge.resolvers.ts'
import { newsletterResolvers } from './modules/newsletter/newsletter.resolvers.ts'
import { nutrientHintsResolvers } from './modules/nutrient-hints/nutrient-hints.resolvers.ts'
import { exclusionChangesResolvers } from './modules/planning/exclusion-changes.resolvers.ts'
import { generateDietResolvers } from './modules/planning/generate-diet.resolvers.ts'
import { healthConsentResolvers } from './modules/planning/health-consent.resolvers.ts'
import { stopPlanResolvers } from './modules/planning/stop-plan.resolvers.ts'
import { promoCodesResolvers } from './modules/promo-codes/promo-codes.resolvers.ts'
import { dayReplacementsResolvers } from './modules/replacements/day-replacements.resolvers.ts'
import { replacementsResolvers } from './modules/replacements/replacements.resolvers.ts'
import { shopResolvers } from './modules/shop/shop.resolvers.ts'
import { shoppingListResolvers } from './modules/shopping-list/shopping-list.resolvers.ts'
import { sharedListResolvers } from './modules/shopping-list/links/shared-list.resolvers.ts'
import { socialResolvers } from './modules/social/social.resolvers.ts'
import { dateScalar, dateTimeScalar } from './platform/graphql/scalars.ts'
import type { Resolvers } from './platform/graphql/resolvers.gen.ts'

/** The resolvers of all modules, merged by type. */
export const resolvers = {
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Query: {
    serverCode: () => 200,
    ...accessResolvers.Query,
    ...accountRemovalResolvers.Query,
    ...accountsResolvers.Query,
    ...allMealsResolvers.Query,
    ...contentResolvers.Query,
    ...dayReplacementsResolvers.Query,
    ...exampleDaysResolvers.Query,
    ...exampleMealsResolvers.Query,
    ...exclusionChangesResolvers.Query,
    ...replacementsResolvers.Query,
    ...exclusionsResolvers.Query,
    ...favouritesResolvers.Query,
    ...generateDietResolvers.Query,
    ...dayPlanResolvers.Query,
    ...knowledgeResolvers.Query,
    ...promoCodesResolvers.Query,
    ...shopResolvers.Query,
    ...sharedListResolvers.Query,
    ...shoppingListResolvers.Query,
    ...socialResolvers.Query,
  },
  Mutation: {
    ...accountRemovalResolvers.Mutation,
    ...allMealsResolvers.Mutation,
    ...accountsResolvers.Mutation,
    ...calendarResolvers.Mutation,
    ...contactResolvers.Mutation,
    ...dayReplacementsResolvers.Mutation,
    ...replacementsResolvers.Mutation,
    ...favouritesResolvers.Mutation,
    ...hydrationResolvers.Mutation,
    ...newsletterResolvers.Mutation,
    ...dayPlanResolvers.Mutation,
    ...profileResolvers.Mutation,
    ...settingsResolvers.Mutation,
    ...sharedListResolvers.Mutation,
    ...shoppingListResolvers.Mutation,
    ...socialResolvers.Mutation,
  },
  MeMutation: {
    ...accountsResolvers.MeMutation,
    ...accessResolvers.MeMutation,
    ...contentResolvers.MeMutation,
    ...exclusionChangesResolvers.MeMutation,
    ...generateDietResolvers.MeMutation,
    ...healthConsentResolvers.MeMutation,
    ...stopPlanResolvers.MeMutation,
    ...dayPlanResolvers.MeMutation,
    ...profileResolvers.MeMutation,
    ...settingsResolvers.MeMutation,
    ...socialResolvers.MeMutation,
  },
  Article: knowledgeResolvers.Article,
  CouponMutation: accessResolvers.CouponMutation,
  NewsletterMutation: newsletterResolvers.NewsletterMutation,
  RemoveAccountMutation: accountRemovalResolvers.RemoveAccountMutation,
  SaleQuery: promoCodesResolvers.SaleQuery,
  DailyPlan: { ...dayPlanResolvers.DailyPlan, ...accessResolvers.DailyPlan, ...dayReplacementsResolvers.DailyPlan },
  DailyDietPlanNormal: {
    ...dayReplacementsResolvers.DailyDietPlanNormal,
    ...nutrientHintsResolvers.DailyDietPlanNormal,
  },
  MealEvent: {
    ...dayPlanResolvers.MealEvent,
    ...replacementsResolvers.MealEvent,
    ...exclusionsResolvers.MealEvent,
    ...favouritesResolvers.MealEvent,
  },
  DayDish: replacementsResolvers.DayDish,
  ExampleDay: exampleDaysResolvers.ExampleDay,
  DayReplacement: dayReplacementsResolvers.DayReplacement,
  DayReplacementEvent: dayReplacementsResolvers.DayReplacementEvent,
  DishIngredient: replacementsResolvers.DishIngredient,
  MealReplacement: { ...replacementsResolvers.MealReplacement, ...favouritesResolvers.MealReplacement },
  IngredientReplacement: replacementsResolvers.IngredientReplacement,
  FavoriteMeal: favouritesResolvers.FavoriteMeal,
  Me: {
    ...accessResolvers.Me,
    ...accountsResolvers.Me,
    ...calendarResolvers.Me,
    ...contentResolvers.Me,
    ...dietSettingsResolvers.Me,
    ...healthConsentResolvers.Me,
    ...hydrationResolvers.Me,
    ...newsletterResolvers.Me,
    ...profileResolvers.Me,
    ...settingsResolvers.Me,
    ...socialResolvers.Me,
  },
  Diet: { ...dietSettingsResolvers.Diet, ...exclusionsResolvers.Diet, ...stopPlanResolvers.Diet },
} satisfies Resolvers
