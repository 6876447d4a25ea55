import { accessResolvers } from './modules/access/index.ts'
import { accountRemovalResolvers } from './modules/account-removal/index.ts'
import { accountsResolvers, profileResolvers, settingsResolvers } from './modules/accounts/index.ts'
import { contactResolvers } from './modules/contact/index.ts'
import { contentResolvers } from './modules/content/index.ts'
import { dietSettingsResolvers, exclusionsResolvers } from './modules/diet-settings/index.ts'
import { exampleDaysResolvers } from './modules/example-days/index.ts'
import { dayReplacementsResolvers, replacementsResolvers } from './modules/replacements/index.ts'
import { favouritesResolvers } from './modules/favourites/index.ts'
import { hydrationResolvers } from './modules/hydration/index.ts'
import { newsletterResolvers } from './modules/newsletter/index.ts'
import { dayPlanResolvers } from './modules/day-plan/index.ts'
import { exclusionChangesResolvers, generateDietResolvers, healthConsentResolvers } from './modules/planning/index.ts'
import { promoCodesResolvers } from './modules/promo-codes/index.ts'
import { shopResolvers } from './modules/shop/index.ts'
import { socialResolvers } from './modules/social/index.ts'
import { dateScalar, dateTimeScalar } from './platform/graphql/scalars.ts'
import type { Resolvers } from './platform/graphql/schema.gen.ts'

/** All modules' resolvers, type by type. */
export const resolvers = {
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Query: {
    serverCode: () => 200,
    ...accessResolvers.Query,
    ...accountRemovalResolvers.Query,
    ...accountsResolvers.Query,
    ...contentResolvers.Query,
    ...dayReplacementsResolvers.Query,
    ...exampleDaysResolvers.Query,
    ...exclusionChangesResolvers.Query,
    ...replacementsResolvers.Query,
    ...exclusionsResolvers.Query,
    ...favouritesResolvers.Query,
    ...generateDietResolvers.Query,
    ...dayPlanResolvers.Query,
    ...promoCodesResolvers.Query,
    ...shopResolvers.Query,
    ...socialResolvers.Query,
  },
  Mutation: {
    ...accountRemovalResolvers.Mutation,
    ...accountsResolvers.Mutation,
    ...contactResolvers.Mutation,
    ...dayReplacementsResolvers.Mutation,
    ...replacementsResolvers.Mutation,
    ...favouritesResolvers.Mutation,
    ...hydrationResolvers.Mutation,
    ...newsletterResolvers.Mutation,
    ...dayPlanResolvers.Mutation,
    ...profileResolvers.Mutation,
    ...settingsResolvers.Mutation,
    ...socialResolvers.Mutation,
  },
  MeMutation: {
    ...accountsResolvers.MeMutation,
    ...accessResolvers.MeMutation,
    ...contentResolvers.MeMutation,
    ...exclusionChangesResolvers.MeMutation,
    ...generateDietResolvers.MeMutation,
    ...healthConsentResolvers.MeMutation,
    ...dayPlanResolvers.MeMutation,
    ...profileResolvers.MeMutation,
    ...settingsResolvers.MeMutation,
    ...socialResolvers.MeMutation,
  },
  CouponMutation: accessResolvers.CouponMutation,
  NewsletterMutation: newsletterResolvers.NewsletterMutation,
  RemoveAccountMutation: accountRemovalResolvers.RemoveAccountMutation,
  SaleQuery: promoCodesResolvers.SaleQuery,
  DailyPlan: { ...dayPlanResolvers.DailyPlan, ...accessResolvers.DailyPlan },
  MealEvent: {
    ...dayPlanResolvers.MealEvent,
    ...replacementsResolvers.MealEvent,
    ...exclusionsResolvers.MealEvent,
    ...favouritesResolvers.MealEvent,
  },
  DayDish: replacementsResolvers.DayDish,
  DayReplacement: dayReplacementsResolvers.DayReplacement,
  DayReplacementEvent: dayReplacementsResolvers.DayReplacementEvent,
  DishIngredient: replacementsResolvers.DishIngredient,
  MealReplacement: { ...replacementsResolvers.MealReplacement, ...favouritesResolvers.MealReplacement },
  IngredientReplacement: replacementsResolvers.IngredientReplacement,
  FavoriteMeal: favouritesResolvers.FavoriteMeal,
  Me: {
    ...accessResolvers.Me,
    ...accountsResolvers.Me,
    ...contentResolvers.Me,
    ...dietSettingsResolvers.Me,
    ...healthConsentResolvers.Me,
    ...hydrationResolvers.Me,
    ...newsletterResolvers.Me,
    ...profileResolvers.Me,
    ...settingsResolvers.Me,
    ...socialResolvers.Me,
  },
  Diet: { ...dietSettingsResolvers.Diet, ...exclusionsResolvers.Diet },
} satisfies Resolvers
