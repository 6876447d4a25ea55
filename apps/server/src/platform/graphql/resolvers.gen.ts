import type * as Schema from './schema.gen.ts'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountOwner } from '../../modules/accounts/account.ts';
import type { Viewer, Context } from './context.ts';
import type { DietOwner } from '../../modules/diet-settings/diet-owner.ts';
import type { DayBefore } from '../../modules/day-plan/day-before.ts';
import type { DayView } from '../../modules/day-plan/present-day.ts';
import type { MealView } from '../../modules/day-plan/present-meal.ts';
import type { DishView, IngredientView } from '../../modules/day-plan/present-dish.ts';
import type { ReplacementView, FoodReplacementView } from '../../modules/replacements/replacement-view.ts';
import type { DayReplacementView, DayMealView } from '../../modules/replacements/present-day-replacement.ts';
import type { ArticleView } from '../../modules/knowledge/present-article.ts';
import type { ExampleView } from '../../modules/example-days/present-example.ts';
import type { FavouriteView } from '../../modules/favourites/present-favourite.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AccessCodeOfferResult:
    | ( Schema.AccessCodeOffer & { __typename: 'AccessCodeOffer' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  AccountRemovalResult:
    | ( Schema.AccountRemoval & { __typename: 'AccountRemoval' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ActivateAccountResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  AddMealToFavoritesResult:
    | ( Schema.FavoriteMealAdded & { __typename: 'FavoriteMealAdded' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  AllMealsResult:
    | ( Schema.AllMeals & { __typename: 'AllMeals' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  CalendarFeedMadeResult:
    | ( Schema.CalendarFeedMade & { __typename: 'CalendarFeedMade' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ChangeEmailResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ChangeNameResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ChangePasswordResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ConfirmEmailChangeResult:
    | ( Schema.EmailChanged & { __typename: 'EmailChanged' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ContactResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  CouponActivateResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  DailyDietPlan:
    | ( Schema.DailyDietPlanCurrentWeightNeeded & { __typename: 'DailyDietPlanCurrentWeightNeeded' } )
    | ( Schema.DailyDietPlanExpired & { __typename: 'DailyDietPlanExpired' } )
    | ( Schema.DailyDietPlanFuture & { __typename: 'DailyDietPlanFuture' } )
    | ( Omit<Schema.DailyDietPlanGoalLost, 'day'> & { day: _RefType['DailyDietPlanNormal'] } & { __typename: 'DailyDietPlanGoalLost' } )
    | ( Omit<Schema.DailyDietPlanGoalReached, 'day'> & { day: _RefType['DailyDietPlanNormal'] } & { __typename: 'DailyDietPlanGoalReached' } )
    | ( Schema.DailyDietPlanIntroductionNeeded & { __typename: 'DailyDietPlanIntroductionNeeded' } )
    | ( DayView & { __typename: 'DailyDietPlanNormal' } )
    | ( Schema.DailyDietPlanPaymentPending & { __typename: 'DailyDietPlanPaymentPending' } )
    | ( Schema.DailyDietPlanRedirect & { __typename: 'DailyDietPlanRedirect' } )
    | ( Schema.DailyDietPlanSettingsNeeded & { __typename: 'DailyDietPlanSettingsNeeded' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  DayCopyPreviewResult:
    | ( Schema.DayCopyPreview & { __typename: 'DayCopyPreview' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  DayReplacementResult:
    | ( Omit<Schema.DayReplacements, 'replacements'> & { replacements: Array<_RefType['DayReplacement']> } & { __typename: 'DayReplacements' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  DietGeneratePreviewResult:
    | ( Schema.DietChangePreview & { __typename: 'DietChangePreview' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  DietGenerateResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.DietChangePreview & { __typename: 'DietChangePreview' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  DietSetChangeResult:
    | ( Omit<Schema.DayChanged, 'changedDays'> & { changedDays: Array<_RefType['DailyDietPlanNormal']> } & { __typename: 'DayChanged' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  DietSetUndoResult:
    | ( Omit<Schema.ExchangeUndone, 'changedDays'> & { changedDays: Array<_RefType['DailyDietPlanNormal']> } & { __typename: 'ExchangeUndone' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  EndLoginResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ExampleDayResult:
    | ( ExampleView & { __typename: 'ExampleDay' } )
    | ( Schema.ExampleDayInPreparation & { __typename: 'ExampleDayInPreparation' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ExclusionsPreviewResult:
    | ( Schema.ExclusionsPreview & { __typename: 'ExclusionsPreview' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ExclusionsSaveResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ExclusionsPreview & { __typename: 'ExclusionsPreview' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  HydrationSettingsResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  IngredientReplacementsResult:
    | ( Omit<Schema.IngredientReplacements, 'replacements'> & { replacements: Array<_RefType['IngredientReplacement']> } & { __typename: 'IngredientReplacements' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  InsertFavoritePreviewResult:
    | ( Schema.InsertFavoritePreview & { __typename: 'InsertFavoritePreview' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  InsertFavoriteResult:
    | ( Omit<Schema.FavoriteInserted, 'changedDays'> & { changedDays: Array<_RefType['DailyDietPlanNormal']> } & { __typename: 'FavoriteInserted' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  LoginResult:
    | ( Schema.Token & { __typename: 'Token' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  MealDetailsResult:
    | ( MealView & { __typename: 'MealEvent' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  MealReplacementsResult:
    | ( Omit<Schema.MealReplacements, 'event' | 'replacements'> & { event: _RefType['MealEvent'], replacements: Array<_RefType['MealReplacement']> } & { __typename: 'MealReplacements' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  MealsWithoutResult:
    | ( Schema.MealsWithout & { __typename: 'MealsWithout' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  PrintedDaysResult:
    | ( Schema.DailyDietPlanRedirect & { __typename: 'DailyDietPlanRedirect' } )
    | ( Schema.PrintedPlan & { __typename: 'PrintedPlan' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ProveOwnerResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  RegisterResult:
    | ( Schema.Token & { __typename: 'Token' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  RemoveAccountConfirmResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  RemoveAccountRequestResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ResendEmailChangeResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ResetPasswordResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  SendActivationResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  SetInitialPasswordResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  SetMealEatenResult:
    | ( Omit<Schema.MealEaten, 'event'> & { event: _RefType['MealEvent'] } & { __typename: 'MealEaten' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  SharedShoppingListResult:
    | ( Schema.SharedShoppingList & { __typename: 'SharedShoppingList' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  SharedShoppingProductMarkedResult:
    | ( Schema.SharedShoppingProductMarked & { __typename: 'SharedShoppingProductMarked' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ShoppingItemRemovedResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  ShoppingItemResult:
    | ( Schema.ShoppingItemChanged & { __typename: 'ShoppingItemChanged' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ShoppingListResult:
    | ( Schema.ShoppingList & { __typename: 'ShoppingList' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ShoppingListSharedResult:
    | ( Schema.ShoppingListShared & { __typename: 'ShoppingListShared' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ShoppingPlatesResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ShoppingProductMarkedResult:
    | ( Schema.ShoppingProductMarked & { __typename: 'ShoppingProductMarked' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  SocialEntryResult:
    | ( Schema.OauthException & { __typename: 'OauthException' } )
    | ( Schema.Token & { __typename: 'Token' } )
  ;
  SocialLinkResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.OauthException & { __typename: 'OauthException' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  SocialUnlinkResult:
    | ( Schema.BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( Schema.UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
  ValidateDietSettingsResult:
    | ( Schema.DietSettingsValid & { __typename: 'DietSettingsValid' } )
    | ( Schema.ValidationException & { __typename: 'ValidationException' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessCodeOffer: ResolverTypeWrapper<Schema.AccessCodeOffer>;
  AccessCodeOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccessCodeOfferResult']>;
  AccountRemoval: ResolverTypeWrapper<Schema.AccountRemoval>;
  AccountRemovalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountRemovalResult']>;
  ActivateAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActivateAccountResult']>;
  ActiveSubscription: ResolverTypeWrapper<Schema.ActiveSubscription>;
  AddMealToFavoritesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddMealToFavoritesResult']>;
  Agreements: ResolverTypeWrapper<Schema.Agreements>;
  AllMeals: ResolverTypeWrapper<Schema.AllMeals>;
  AllMealsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AllMealsResult']>;
  Allergen: Schema.Allergen;
  Article: ResolverTypeWrapper<ArticleView>;
  ArticleAuthor: ResolverTypeWrapper<Schema.ArticleAuthor>;
  ArticleCategory: ResolverTypeWrapper<Schema.ArticleCategory>;
  ArticleLabel: ResolverTypeWrapper<Schema.ArticleLabel>;
  ArticlePagination: ResolverTypeWrapper<Schema.ArticlePagination>;
  ArticleRevealType: Schema.ArticleRevealType;
  AuthorizationUrls: ResolverTypeWrapper<Schema.AuthorizationUrls>;
  AvailableDay: ResolverTypeWrapper<Schema.AvailableDay>;
  AvailableDayDiet: ResolverTypeWrapper<Schema.AvailableDayDiet>;
  AvailableDayPlan: ResolverTypeWrapper<Schema.AvailableDayPlan>;
  BasicMutationSuccess: ResolverTypeWrapper<Schema.BasicMutationSuccess>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  CalendarFeed: ResolverTypeWrapper<Schema.CalendarFeed>;
  CalendarFeedMade: ResolverTypeWrapper<Schema.CalendarFeedMade>;
  CalendarFeedMadeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CalendarFeedMadeResult']>;
  ChangeEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeEmailResult']>;
  ChangeNameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeNameResult']>;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangedDocument: ResolverTypeWrapper<Schema.ChangedDocument>;
  ConfirmEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmEmailChangeResult']>;
  ContactRequest: Schema.ContactRequest;
  ContactResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactResult']>;
  Content: ResolverTypeWrapper<Schema.Content>;
  ContentText: ResolverTypeWrapper<Schema.ContentText>;
  CouponActivateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CouponActivateResult']>;
  CouponMutation: ResolverTypeWrapper<Viewer>;
  DailyDietPlan: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DailyDietPlan']>;
  DailyDietPlanCurrentWeightNeeded: ResolverTypeWrapper<Schema.DailyDietPlanCurrentWeightNeeded>;
  DailyDietPlanExpired: ResolverTypeWrapper<Schema.DailyDietPlanExpired>;
  DailyDietPlanFuture: ResolverTypeWrapper<Schema.DailyDietPlanFuture>;
  DailyDietPlanGoalLost: ResolverTypeWrapper<Omit<Schema.DailyDietPlanGoalLost, 'day'> & { day: ResolversTypes['DailyDietPlanNormal'] }>;
  DailyDietPlanGoalReached: ResolverTypeWrapper<Omit<Schema.DailyDietPlanGoalReached, 'day'> & { day: ResolversTypes['DailyDietPlanNormal'] }>;
  DailyDietPlanIntroductionNeeded: ResolverTypeWrapper<Schema.DailyDietPlanIntroductionNeeded>;
  DailyDietPlanNormal: ResolverTypeWrapper<DayView>;
  DailyDietPlanPaymentPending: ResolverTypeWrapper<Schema.DailyDietPlanPaymentPending>;
  DailyDietPlanRedirect: ResolverTypeWrapper<Schema.DailyDietPlanRedirect>;
  DailyDietPlanSettingsNeeded: ResolverTypeWrapper<Schema.DailyDietPlanSettingsNeeded>;
  DailyPlan: ResolverTypeWrapper<DayBefore>;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DatePeriod: ResolverTypeWrapper<Schema.DatePeriod>;
  DatePeriodInput: Schema.DatePeriodInput;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  DayChanged: ResolverTypeWrapper<Omit<Schema.DayChanged, 'changedDays'> & { changedDays: Array<ResolversTypes['DailyDietPlanNormal']> }>;
  DayCopyPreview: ResolverTypeWrapper<Schema.DayCopyPreview>;
  DayCopyPreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DayCopyPreviewResult']>;
  DayDiet: ResolverTypeWrapper<Schema.DayDiet>;
  DayDish: ResolverTypeWrapper<DishView>;
  DayEffect: ResolverTypeWrapper<Schema.DayEffect>;
  DayGuideHint: ResolverTypeWrapper<Schema.DayGuideHint>;
  DayProof: ResolverTypeWrapper<Schema.DayProof>;
  DayReplacement: ResolverTypeWrapper<DayReplacementView>;
  DayReplacementCategory: ResolverTypeWrapper<Schema.DayReplacementCategory>;
  DayReplacementEvent: ResolverTypeWrapper<DayMealView>;
  DayReplacementHoliday: ResolverTypeWrapper<Schema.DayReplacementHoliday>;
  DayReplacementResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DayReplacementResult']>;
  DayReplacements: ResolverTypeWrapper<Omit<Schema.DayReplacements, 'replacements'> & { replacements: Array<ResolversTypes['DayReplacement']> }>;
  DaySet: ResolverTypeWrapper<Schema.DaySet>;
  DearestExclusion: ResolverTypeWrapper<Schema.DearestExclusion>;
  Diet: ResolverTypeWrapper<DietOwner>;
  DietActivityLevel: Schema.DietActivityLevel;
  DietChangeDay: ResolverTypeWrapper<Schema.DietChangeDay>;
  DietChangePreview: ResolverTypeWrapper<Schema.DietChangePreview>;
  DietGenerateInput: Schema.DietGenerateInput;
  DietGeneratePreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DietGeneratePreviewResult']>;
  DietGenerateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DietGenerateResult']>;
  DietMode: Schema.DietMode;
  DietPhase: ResolverTypeWrapper<Schema.DietPhase>;
  DietSetChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DietSetChangeResult']>;
  DietSetUndoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DietSetUndoResult']>;
  DietSettingsInput: Schema.DietSettingsInput;
  DietSettingsValid: ResolverTypeWrapper<Schema.DietSettingsValid>;
  DietTarget: ResolverTypeWrapper<Schema.DietTarget>;
  DietType: Schema.DietType;
  DishIngredient: ResolverTypeWrapper<IngredientView>;
  DishPot: ResolverTypeWrapper<Schema.DishPot>;
  Duration: ResolverTypeWrapper<Schema.Duration>;
  EmailChange: ResolverTypeWrapper<Schema.EmailChange>;
  EmailChanged: ResolverTypeWrapper<Schema.EmailChanged>;
  EndLoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndLoginResult']>;
  ErrorDetail: ResolverTypeWrapper<Schema.ErrorDetail>;
  ExampleDay: ResolverTypeWrapper<ExampleView>;
  ExampleDayInPreparation: ResolverTypeWrapper<Schema.ExampleDayInPreparation>;
  ExampleDayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExampleDayResult']>;
  ExchangeEffect: ResolverTypeWrapper<Schema.ExchangeEffect>;
  ExchangeUndone: ResolverTypeWrapper<Omit<Schema.ExchangeUndone, 'changedDays'> & { changedDays: Array<ResolversTypes['DailyDietPlanNormal']> }>;
  Excluded: ResolverTypeWrapper<Schema.Excluded>;
  Exclusions: ResolverTypeWrapper<Schema.Exclusions>;
  ExclusionsInput: Schema.ExclusionsInput;
  ExclusionsPreview: ResolverTypeWrapper<Schema.ExclusionsPreview>;
  ExclusionsPreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExclusionsPreviewResult']>;
  ExclusionsSaveResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExclusionsSaveResult']>;
  FastingCycle: ResolverTypeWrapper<Schema.FastingCycle>;
  FastingStatistics: ResolverTypeWrapper<Schema.FastingStatistics>;
  FavoriteInserted: ResolverTypeWrapper<Omit<Schema.FavoriteInserted, 'changedDays'> & { changedDays: Array<ResolversTypes['DailyDietPlanNormal']> }>;
  FavoriteMeal: ResolverTypeWrapper<FavouriteView>;
  FavoriteMealAdded: ResolverTypeWrapper<Schema.FavoriteMealAdded>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  GoalCause: Schema.GoalCause;
  GuideCode: Schema.GuideCode;
  HealthDataConsent: ResolverTypeWrapper<Schema.HealthDataConsent>;
  HomeUnit: ResolverTypeWrapper<Schema.HomeUnit>;
  HydrationNotification: ResolverTypeWrapper<Schema.HydrationNotification>;
  HydrationNotificationInput: Schema.HydrationNotificationInput;
  HydrationSettings: ResolverTypeWrapper<Schema.HydrationSettings>;
  HydrationSettingsInput: Schema.HydrationSettingsInput;
  HydrationSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HydrationSettingsResult']>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  IngredientCategory: ResolverTypeWrapper<Schema.IngredientCategory>;
  IngredientReplacement: ResolverTypeWrapper<FoodReplacementView>;
  IngredientReplacements: ResolverTypeWrapper<Omit<Schema.IngredientReplacements, 'replacements'> & { replacements: Array<ResolversTypes['IngredientReplacement']> }>;
  IngredientReplacementsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IngredientReplacementsResult']>;
  InsertFavoritePreview: ResolverTypeWrapper<Schema.InsertFavoritePreview>;
  InsertFavoritePreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InsertFavoritePreviewResult']>;
  InsertFavoriteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InsertFavoriteResult']>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  IntermittentFasting: ResolverTypeWrapper<Schema.IntermittentFasting>;
  KeptBecause: Schema.KeptBecause;
  LeftoverUse: Schema.LeftoverUse;
  Length: ResolverTypeWrapper<Schema.Length>;
  LengthInput: Schema.LengthInput;
  LengthUnit: Schema.LengthUnit;
  ListedMeal: ResolverTypeWrapper<Schema.ListedMeal>;
  Login: ResolverTypeWrapper<Schema.Login>;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  Macro: ResolverTypeWrapper<Schema.Macro>;
  MacroGrams: ResolverTypeWrapper<Schema.MacroGrams>;
  Macronutrient: ResolverTypeWrapper<Schema.Macronutrient>;
  Me: ResolverTypeWrapper<AccountOwner>;
  MeMutation: ResolverTypeWrapper<Viewer>;
  MealDetailsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MealDetailsResult']>;
  MealEaten: ResolverTypeWrapper<Omit<Schema.MealEaten, 'event'> & { event: ResolversTypes['MealEvent'] }>;
  MealEvent: ResolverTypeWrapper<MealView>;
  MealReplacement: ResolverTypeWrapper<ReplacementView>;
  MealReplacements: ResolverTypeWrapper<Omit<Schema.MealReplacements, 'event' | 'replacements'> & { event: ResolversTypes['MealEvent'], replacements: Array<ResolversTypes['MealReplacement']> }>;
  MealReplacementsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MealReplacementsResult']>;
  MealTypeName: Schema.MealTypeName;
  MealTypeOfDay: ResolverTypeWrapper<Schema.MealTypeOfDay>;
  MealsLeft: ResolverTypeWrapper<Schema.MealsLeft>;
  MealsWithout: ResolverTypeWrapper<Schema.MealsWithout>;
  MealsWithoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MealsWithoutResult']>;
  Measurement: ResolverTypeWrapper<Schema.Measurement>;
  MeasurementInput: Schema.MeasurementInput;
  MenuInactiveReason: Schema.MenuInactiveReason;
  MobileApps: ResolverTypeWrapper<Schema.MobileApps>;
  Money: ResolverTypeWrapper<Schema.Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedDiet: ResolverTypeWrapper<Schema.NamedDiet>;
  NamedFood: ResolverTypeWrapper<Schema.NamedFood>;
  NarrowerDiet: ResolverTypeWrapper<Schema.NarrowerDiet>;
  NewsletterMutation: ResolverTypeWrapper<Record<string, never>>;
  OauthException: ResolverTypeWrapper<Schema.OauthException>;
  OriginalIngredient: ResolverTypeWrapper<Schema.OriginalIngredient>;
  OriginalMeal: ResolverTypeWrapper<Schema.OriginalMeal>;
  PlanReasonCode: Schema.PlanReasonCode;
  PlanReasonDetail: ResolverTypeWrapper<Schema.PlanReasonDetail>;
  PlanReasonMacro: Schema.PlanReasonMacro;
  PortionChange: ResolverTypeWrapper<Schema.PortionChange>;
  PotAmount: ResolverTypeWrapper<Schema.PotAmount>;
  PrintedCooking: ResolverTypeWrapper<Schema.PrintedCooking>;
  PrintedDay: ResolverTypeWrapper<Schema.PrintedDay>;
  PrintedDaysResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PrintedDaysResult']>;
  PrintedDish: ResolverTypeWrapper<Schema.PrintedDish>;
  PrintedMeal: ResolverTypeWrapper<Schema.PrintedMeal>;
  PrintedPlan: ResolverTypeWrapper<Schema.PrintedPlan>;
  PrintedPlate: ResolverTypeWrapper<Schema.PrintedPlate>;
  PrintedRecipe: ResolverTypeWrapper<Schema.PrintedRecipe>;
  PrintedSwap: ResolverTypeWrapper<Schema.PrintedSwap>;
  ProductVariant: ResolverTypeWrapper<Schema.ProductVariant>;
  ProveOwnerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProveOwnerResult']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecipeStep: ResolverTypeWrapper<Schema.RecipeStep>;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegistrationInput: Schema.RegistrationInput;
  RemoveAccountConfirmResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveAccountConfirmResult']>;
  RemoveAccountMutation: ResolverTypeWrapper<Record<string, never>>;
  RemoveAccountRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveAccountRequestResult']>;
  ReplaceDayInput: Schema.ReplaceDayInput;
  ReplaceMealInput: Schema.ReplaceMealInput;
  ReplaceProductInput: Schema.ReplaceProductInput;
  ReplacedDay: ResolverTypeWrapper<Schema.ReplacedDay>;
  ReplacedMeal: ResolverTypeWrapper<Schema.ReplacedMeal>;
  ResendEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResendEmailChangeResult']>;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  SaleProduct: ResolverTypeWrapper<Schema.SaleProduct>;
  SaleProductPrice: ResolverTypeWrapper<Schema.SaleProductPrice>;
  SaleProductVariantLink: ResolverTypeWrapper<Schema.SaleProductVariantLink>;
  SaleQuery: ResolverTypeWrapper<Record<string, never>>;
  SaleVendor: ResolverTypeWrapper<Schema.SaleVendor>;
  SearchHit: ResolverTypeWrapper<Schema.SearchHit>;
  SearchHitKind: Schema.SearchHitKind;
  SendActivationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendActivationResult']>;
  SetInitialPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetInitialPasswordResult']>;
  SetMealEatenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetMealEatenResult']>;
  SettingInput: Schema.SettingInput;
  Sex: Schema.Sex;
  SharedShoppingCategory: ResolverTypeWrapper<Schema.SharedShoppingCategory>;
  SharedShoppingList: ResolverTypeWrapper<Schema.SharedShoppingList>;
  SharedShoppingListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SharedShoppingListResult']>;
  SharedShoppingProduct: ResolverTypeWrapper<Schema.SharedShoppingProduct>;
  SharedShoppingProductMarked: ResolverTypeWrapper<Schema.SharedShoppingProductMarked>;
  SharedShoppingProductMarkedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SharedShoppingProductMarkedResult']>;
  ShoppingCategory: ResolverTypeWrapper<Schema.ShoppingCategory>;
  ShoppingChange: ResolverTypeWrapper<Schema.ShoppingChange>;
  ShoppingChangeItem: ResolverTypeWrapper<Schema.ShoppingChangeItem>;
  ShoppingItem: ResolverTypeWrapper<Schema.ShoppingItem>;
  ShoppingItemChanged: ResolverTypeWrapper<Schema.ShoppingItemChanged>;
  ShoppingItemRemovedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShoppingItemRemovedResult']>;
  ShoppingItemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShoppingItemResult']>;
  ShoppingList: ResolverTypeWrapper<Schema.ShoppingList>;
  ShoppingListLink: ResolverTypeWrapper<Schema.ShoppingListLink>;
  ShoppingListProductRequest: Schema.ShoppingListProductRequest;
  ShoppingListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShoppingListResult']>;
  ShoppingListShared: ResolverTypeWrapper<Schema.ShoppingListShared>;
  ShoppingListSharedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShoppingListSharedResult']>;
  ShoppingMeal: ResolverTypeWrapper<Schema.ShoppingMeal>;
  ShoppingPlatesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShoppingPlatesResult']>;
  ShoppingProduct: ResolverTypeWrapper<Schema.ShoppingProduct>;
  ShoppingProductMarked: ResolverTypeWrapper<Schema.ShoppingProductMarked>;
  ShoppingProductMarkedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShoppingProductMarkedResult']>;
  SocialEntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SocialEntryResult']>;
  SocialLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SocialLinkResult']>;
  SocialProvider: Schema.SocialProvider;
  SocialUnlinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SocialUnlinkResult']>;
  StepPart: ResolverTypeWrapper<Schema.StepPart>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  SystemOfMeasures: Schema.SystemOfMeasures;
  SystemOfMeasuresChoice: Schema.SystemOfMeasuresChoice;
  Token: ResolverTypeWrapper<Schema.Token>;
  UnauthorizedException: ResolverTypeWrapper<Schema.UnauthorizedException>;
  UnsubscribeAnswer: ResolverTypeWrapper<Schema.UnsubscribeAnswer>;
  UnsubscribeByLinkAnswer: ResolverTypeWrapper<Schema.UnsubscribeByLinkAnswer>;
  UserStatus: Schema.UserStatus;
  ValidateDietSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ValidateDietSettingsResult']>;
  ValidationException: ResolverTypeWrapper<Schema.ValidationException>;
  VideoWorkout: ResolverTypeWrapper<Schema.VideoWorkout>;
  Volume: ResolverTypeWrapper<Schema.Volume>;
  VolumeInput: Schema.VolumeInput;
  VolumeUnit: Schema.VolumeUnit;
  WeekNutrientCode: Schema.WeekNutrientCode;
  WeekNutrientHint: ResolverTypeWrapper<Schema.WeekNutrientHint>;
  Weight: ResolverTypeWrapper<Schema.Weight>;
  WeightInput: Schema.WeightInput;
  WeightUnit: Schema.WeightUnit;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessCodeOffer: Schema.AccessCodeOffer;
  AccessCodeOfferResult: ResolversUnionTypes<ResolversParentTypes>['AccessCodeOfferResult'];
  AccountRemoval: Schema.AccountRemoval;
  AccountRemovalResult: ResolversUnionTypes<ResolversParentTypes>['AccountRemovalResult'];
  ActivateAccountResult: ResolversUnionTypes<ResolversParentTypes>['ActivateAccountResult'];
  ActiveSubscription: Schema.ActiveSubscription;
  AddMealToFavoritesResult: ResolversUnionTypes<ResolversParentTypes>['AddMealToFavoritesResult'];
  Agreements: Schema.Agreements;
  AllMeals: Schema.AllMeals;
  AllMealsResult: ResolversUnionTypes<ResolversParentTypes>['AllMealsResult'];
  Article: ArticleView;
  ArticleAuthor: Schema.ArticleAuthor;
  ArticleCategory: Schema.ArticleCategory;
  ArticleLabel: Schema.ArticleLabel;
  ArticlePagination: Schema.ArticlePagination;
  AuthorizationUrls: Schema.AuthorizationUrls;
  AvailableDay: Schema.AvailableDay;
  AvailableDayDiet: Schema.AvailableDayDiet;
  AvailableDayPlan: Schema.AvailableDayPlan;
  BasicMutationSuccess: Schema.BasicMutationSuccess;
  Boolean: Schema.Scalars['Boolean']['output'];
  CalendarFeed: Schema.CalendarFeed;
  CalendarFeedMade: Schema.CalendarFeedMade;
  CalendarFeedMadeResult: ResolversUnionTypes<ResolversParentTypes>['CalendarFeedMadeResult'];
  ChangeEmailResult: ResolversUnionTypes<ResolversParentTypes>['ChangeEmailResult'];
  ChangeNameResult: ResolversUnionTypes<ResolversParentTypes>['ChangeNameResult'];
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangedDocument: Schema.ChangedDocument;
  ConfirmEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmEmailChangeResult'];
  ContactRequest: Schema.ContactRequest;
  ContactResult: ResolversUnionTypes<ResolversParentTypes>['ContactResult'];
  Content: Schema.Content;
  ContentText: Schema.ContentText;
  CouponActivateResult: ResolversUnionTypes<ResolversParentTypes>['CouponActivateResult'];
  CouponMutation: Viewer;
  DailyDietPlan: ResolversUnionTypes<ResolversParentTypes>['DailyDietPlan'];
  DailyDietPlanCurrentWeightNeeded: Schema.DailyDietPlanCurrentWeightNeeded;
  DailyDietPlanExpired: Schema.DailyDietPlanExpired;
  DailyDietPlanFuture: Schema.DailyDietPlanFuture;
  DailyDietPlanGoalLost: Omit<Schema.DailyDietPlanGoalLost, 'day'> & { day: ResolversParentTypes['DailyDietPlanNormal'] };
  DailyDietPlanGoalReached: Omit<Schema.DailyDietPlanGoalReached, 'day'> & { day: ResolversParentTypes['DailyDietPlanNormal'] };
  DailyDietPlanIntroductionNeeded: Schema.DailyDietPlanIntroductionNeeded;
  DailyDietPlanNormal: DayView;
  DailyDietPlanPaymentPending: Schema.DailyDietPlanPaymentPending;
  DailyDietPlanRedirect: Schema.DailyDietPlanRedirect;
  DailyDietPlanSettingsNeeded: Schema.DailyDietPlanSettingsNeeded;
  DailyPlan: DayBefore;
  Date: Schema.Scalars['Date']['output'];
  DatePeriod: Schema.DatePeriod;
  DatePeriodInput: Schema.DatePeriodInput;
  DateTime: Schema.Scalars['DateTime']['output'];
  DayChanged: Omit<Schema.DayChanged, 'changedDays'> & { changedDays: Array<ResolversParentTypes['DailyDietPlanNormal']> };
  DayCopyPreview: Schema.DayCopyPreview;
  DayCopyPreviewResult: ResolversUnionTypes<ResolversParentTypes>['DayCopyPreviewResult'];
  DayDiet: Schema.DayDiet;
  DayDish: DishView;
  DayEffect: Schema.DayEffect;
  DayGuideHint: Schema.DayGuideHint;
  DayProof: Schema.DayProof;
  DayReplacement: DayReplacementView;
  DayReplacementCategory: Schema.DayReplacementCategory;
  DayReplacementEvent: DayMealView;
  DayReplacementHoliday: Schema.DayReplacementHoliday;
  DayReplacementResult: ResolversUnionTypes<ResolversParentTypes>['DayReplacementResult'];
  DayReplacements: Omit<Schema.DayReplacements, 'replacements'> & { replacements: Array<ResolversParentTypes['DayReplacement']> };
  DaySet: Schema.DaySet;
  DearestExclusion: Schema.DearestExclusion;
  Diet: DietOwner;
  DietChangeDay: Schema.DietChangeDay;
  DietChangePreview: Schema.DietChangePreview;
  DietGenerateInput: Schema.DietGenerateInput;
  DietGeneratePreviewResult: ResolversUnionTypes<ResolversParentTypes>['DietGeneratePreviewResult'];
  DietGenerateResult: ResolversUnionTypes<ResolversParentTypes>['DietGenerateResult'];
  DietPhase: Schema.DietPhase;
  DietSetChangeResult: ResolversUnionTypes<ResolversParentTypes>['DietSetChangeResult'];
  DietSetUndoResult: ResolversUnionTypes<ResolversParentTypes>['DietSetUndoResult'];
  DietSettingsInput: Schema.DietSettingsInput;
  DietSettingsValid: Schema.DietSettingsValid;
  DietTarget: Schema.DietTarget;
  DishIngredient: IngredientView;
  DishPot: Schema.DishPot;
  Duration: Schema.Duration;
  EmailChange: Schema.EmailChange;
  EmailChanged: Schema.EmailChanged;
  EndLoginResult: ResolversUnionTypes<ResolversParentTypes>['EndLoginResult'];
  ErrorDetail: Schema.ErrorDetail;
  ExampleDay: ExampleView;
  ExampleDayInPreparation: Schema.ExampleDayInPreparation;
  ExampleDayResult: ResolversUnionTypes<ResolversParentTypes>['ExampleDayResult'];
  ExchangeEffect: Schema.ExchangeEffect;
  ExchangeUndone: Omit<Schema.ExchangeUndone, 'changedDays'> & { changedDays: Array<ResolversParentTypes['DailyDietPlanNormal']> };
  Excluded: Schema.Excluded;
  Exclusions: Schema.Exclusions;
  ExclusionsInput: Schema.ExclusionsInput;
  ExclusionsPreview: Schema.ExclusionsPreview;
  ExclusionsPreviewResult: ResolversUnionTypes<ResolversParentTypes>['ExclusionsPreviewResult'];
  ExclusionsSaveResult: ResolversUnionTypes<ResolversParentTypes>['ExclusionsSaveResult'];
  FastingCycle: Schema.FastingCycle;
  FastingStatistics: Schema.FastingStatistics;
  FavoriteInserted: Omit<Schema.FavoriteInserted, 'changedDays'> & { changedDays: Array<ResolversParentTypes['DailyDietPlanNormal']> };
  FavoriteMeal: FavouriteView;
  FavoriteMealAdded: Schema.FavoriteMealAdded;
  Float: Schema.Scalars['Float']['output'];
  HealthDataConsent: Schema.HealthDataConsent;
  HomeUnit: Schema.HomeUnit;
  HydrationNotification: Schema.HydrationNotification;
  HydrationNotificationInput: Schema.HydrationNotificationInput;
  HydrationSettings: Schema.HydrationSettings;
  HydrationSettingsInput: Schema.HydrationSettingsInput;
  HydrationSettingsResult: ResolversUnionTypes<ResolversParentTypes>['HydrationSettingsResult'];
  ID: Schema.Scalars['ID']['output'];
  IngredientCategory: Schema.IngredientCategory;
  IngredientReplacement: FoodReplacementView;
  IngredientReplacements: Omit<Schema.IngredientReplacements, 'replacements'> & { replacements: Array<ResolversParentTypes['IngredientReplacement']> };
  IngredientReplacementsResult: ResolversUnionTypes<ResolversParentTypes>['IngredientReplacementsResult'];
  InsertFavoritePreview: Schema.InsertFavoritePreview;
  InsertFavoritePreviewResult: ResolversUnionTypes<ResolversParentTypes>['InsertFavoritePreviewResult'];
  InsertFavoriteResult: ResolversUnionTypes<ResolversParentTypes>['InsertFavoriteResult'];
  Int: Schema.Scalars['Int']['output'];
  IntermittentFasting: Schema.IntermittentFasting;
  Length: Schema.Length;
  LengthInput: Schema.LengthInput;
  ListedMeal: Schema.ListedMeal;
  Login: Schema.Login;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  Macro: Schema.Macro;
  MacroGrams: Schema.MacroGrams;
  Macronutrient: Schema.Macronutrient;
  Me: AccountOwner;
  MeMutation: Viewer;
  MealDetailsResult: ResolversUnionTypes<ResolversParentTypes>['MealDetailsResult'];
  MealEaten: Omit<Schema.MealEaten, 'event'> & { event: ResolversParentTypes['MealEvent'] };
  MealEvent: MealView;
  MealReplacement: ReplacementView;
  MealReplacements: Omit<Schema.MealReplacements, 'event' | 'replacements'> & { event: ResolversParentTypes['MealEvent'], replacements: Array<ResolversParentTypes['MealReplacement']> };
  MealReplacementsResult: ResolversUnionTypes<ResolversParentTypes>['MealReplacementsResult'];
  MealTypeOfDay: Schema.MealTypeOfDay;
  MealsLeft: Schema.MealsLeft;
  MealsWithout: Schema.MealsWithout;
  MealsWithoutResult: ResolversUnionTypes<ResolversParentTypes>['MealsWithoutResult'];
  Measurement: Schema.Measurement;
  MeasurementInput: Schema.MeasurementInput;
  MobileApps: Schema.MobileApps;
  Money: Schema.Money;
  Mutation: Record<PropertyKey, never>;
  NamedDiet: Schema.NamedDiet;
  NamedFood: Schema.NamedFood;
  NarrowerDiet: Schema.NarrowerDiet;
  NewsletterMutation: Record<string, never>;
  OauthException: Schema.OauthException;
  OriginalIngredient: Schema.OriginalIngredient;
  OriginalMeal: Schema.OriginalMeal;
  PlanReasonDetail: Schema.PlanReasonDetail;
  PortionChange: Schema.PortionChange;
  PotAmount: Schema.PotAmount;
  PrintedCooking: Schema.PrintedCooking;
  PrintedDay: Schema.PrintedDay;
  PrintedDaysResult: ResolversUnionTypes<ResolversParentTypes>['PrintedDaysResult'];
  PrintedDish: Schema.PrintedDish;
  PrintedMeal: Schema.PrintedMeal;
  PrintedPlan: Schema.PrintedPlan;
  PrintedPlate: Schema.PrintedPlate;
  PrintedRecipe: Schema.PrintedRecipe;
  PrintedSwap: Schema.PrintedSwap;
  ProductVariant: Schema.ProductVariant;
  ProveOwnerResult: ResolversUnionTypes<ResolversParentTypes>['ProveOwnerResult'];
  Query: Record<PropertyKey, never>;
  RecipeStep: Schema.RecipeStep;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegistrationInput: Schema.RegistrationInput;
  RemoveAccountConfirmResult: ResolversUnionTypes<ResolversParentTypes>['RemoveAccountConfirmResult'];
  RemoveAccountMutation: Record<string, never>;
  RemoveAccountRequestResult: ResolversUnionTypes<ResolversParentTypes>['RemoveAccountRequestResult'];
  ReplaceDayInput: Schema.ReplaceDayInput;
  ReplaceMealInput: Schema.ReplaceMealInput;
  ReplaceProductInput: Schema.ReplaceProductInput;
  ReplacedDay: Schema.ReplacedDay;
  ReplacedMeal: Schema.ReplacedMeal;
  ResendEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['ResendEmailChangeResult'];
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  SaleProduct: Schema.SaleProduct;
  SaleProductPrice: Schema.SaleProductPrice;
  SaleProductVariantLink: Schema.SaleProductVariantLink;
  SaleQuery: Record<string, never>;
  SaleVendor: Schema.SaleVendor;
  SearchHit: Schema.SearchHit;
  SendActivationResult: ResolversUnionTypes<ResolversParentTypes>['SendActivationResult'];
  SetInitialPasswordResult: ResolversUnionTypes<ResolversParentTypes>['SetInitialPasswordResult'];
  SetMealEatenResult: ResolversUnionTypes<ResolversParentTypes>['SetMealEatenResult'];
  SettingInput: Schema.SettingInput;
  SharedShoppingCategory: Schema.SharedShoppingCategory;
  SharedShoppingList: Schema.SharedShoppingList;
  SharedShoppingListResult: ResolversUnionTypes<ResolversParentTypes>['SharedShoppingListResult'];
  SharedShoppingProduct: Schema.SharedShoppingProduct;
  SharedShoppingProductMarked: Schema.SharedShoppingProductMarked;
  SharedShoppingProductMarkedResult: ResolversUnionTypes<ResolversParentTypes>['SharedShoppingProductMarkedResult'];
  ShoppingCategory: Schema.ShoppingCategory;
  ShoppingChange: Schema.ShoppingChange;
  ShoppingChangeItem: Schema.ShoppingChangeItem;
  ShoppingItem: Schema.ShoppingItem;
  ShoppingItemChanged: Schema.ShoppingItemChanged;
  ShoppingItemRemovedResult: ResolversUnionTypes<ResolversParentTypes>['ShoppingItemRemovedResult'];
  ShoppingItemResult: ResolversUnionTypes<ResolversParentTypes>['ShoppingItemResult'];
  ShoppingList: Schema.ShoppingList;
  ShoppingListLink: Schema.ShoppingListLink;
  ShoppingListProductRequest: Schema.ShoppingListProductRequest;
  ShoppingListResult: ResolversUnionTypes<ResolversParentTypes>['ShoppingListResult'];
  ShoppingListShared: Schema.ShoppingListShared;
  ShoppingListSharedResult: ResolversUnionTypes<ResolversParentTypes>['ShoppingListSharedResult'];
  ShoppingMeal: Schema.ShoppingMeal;
  ShoppingPlatesResult: ResolversUnionTypes<ResolversParentTypes>['ShoppingPlatesResult'];
  ShoppingProduct: Schema.ShoppingProduct;
  ShoppingProductMarked: Schema.ShoppingProductMarked;
  ShoppingProductMarkedResult: ResolversUnionTypes<ResolversParentTypes>['ShoppingProductMarkedResult'];
  SocialEntryResult: ResolversUnionTypes<ResolversParentTypes>['SocialEntryResult'];
  SocialLinkResult: ResolversUnionTypes<ResolversParentTypes>['SocialLinkResult'];
  SocialUnlinkResult: ResolversUnionTypes<ResolversParentTypes>['SocialUnlinkResult'];
  StepPart: Schema.StepPart;
  String: Schema.Scalars['String']['output'];
  Token: Schema.Token;
  UnauthorizedException: Schema.UnauthorizedException;
  UnsubscribeAnswer: Schema.UnsubscribeAnswer;
  UnsubscribeByLinkAnswer: Schema.UnsubscribeByLinkAnswer;
  ValidateDietSettingsResult: ResolversUnionTypes<ResolversParentTypes>['ValidateDietSettingsResult'];
  ValidationException: Schema.ValidationException;
  VideoWorkout: Schema.VideoWorkout;
  Volume: Schema.Volume;
  VolumeInput: Schema.VolumeInput;
  WeekNutrientHint: Schema.WeekNutrientHint;
  Weight: Schema.Weight;
  WeightInput: Schema.WeightInput;
};

export type ListSizeDirectiveArgs = {
  assumedSize: Schema.Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessCodeOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessCodeOffer'] = ResolversParentTypes['AccessCodeOffer']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  givesAccessToDiet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  givesAccessToVideoWorkouts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccessCodeOfferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessCodeOfferResult'] = ResolversParentTypes['AccessCodeOfferResult']> = {
  __resolveType: TypeResolveFn<'AccessCodeOffer' | 'ValidationException', ParentType, ContextType>;
};

export type AccountRemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountRemoval'] = ResolversParentTypes['AccountRemoval']> = {
  activeSubscriptions?: Resolver<Array<ResolversTypes['ActiveSubscription']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountRemovalResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountRemovalResult'] = ResolversParentTypes['AccountRemovalResult']> = {
  __resolveType: TypeResolveFn<'AccountRemoval' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ActivateAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivateAccountResult'] = ResolversParentTypes['ActivateAccountResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException', ParentType, ContextType>;
};

export type ActiveSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveSubscription'] = ResolversParentTypes['ActiveSubscription']> = {
  givesAccessToDiet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  givesAccessToVideoWorkouts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  renewalDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AddMealToFavoritesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddMealToFavoritesResult'] = ResolversParentTypes['AddMealToFavoritesResult']> = {
  __resolveType: TypeResolveFn<'FavoriteMealAdded' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type AgreementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agreements'] = ResolversParentTypes['Agreements']> = {
  articles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dietCourse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AllMealsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllMeals'] = ResolversParentTypes['AllMeals']> = {
  englishNamed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  foodIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  foodNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  foodWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  listedMeals?: Resolver<Array<ResolversTypes['ListedMeal']>, ParentType, ContextType>;
  mealWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  narrowerDiets?: Resolver<Array<ResolversTypes['NarrowerDiet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AllMealsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllMealsResult'] = ResolversParentTypes['AllMealsResult']> = {
  __resolveType: TypeResolveFn<'AllMeals' | 'UnauthorizedException', ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  author?: Resolver<ResolversTypes['ArticleAuthor'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ArticleCategory'], ParentType, ContextType>;
  changedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  content?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ctaLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ctaUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyForPayingUsersCtaLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onlyForPayingUsersMessage?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revealDietPhase?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revealType?: Resolver<ResolversTypes['ArticleRevealType'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teaser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleAuthor'] = ResolversParentTypes['ArticleAuthor']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFemale?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleCategory'] = ResolversParentTypes['ArticleCategory']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['ArticleLabel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleLabel'] = ResolversParentTypes['ArticleLabel']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticlePaginationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticlePagination'] = ResolversParentTypes['ArticlePagination']> = {
  articlesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthorizationUrlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorizationUrls'] = ResolversParentTypes['AuthorizationUrls']> = {
  appleUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebookUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AvailableDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableDay'] = ResolversParentTypes['AvailableDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayPlan?: Resolver<ResolversTypes['AvailableDayPlan'], ParentType, ContextType>;
  holiday?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holidayIcon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AvailableDayDietResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableDayDiet'] = ResolversParentTypes['AvailableDayDiet']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['DietPhase'], ParentType, ContextType>;
};

export type AvailableDayPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableDayPlan'] = ResolversParentTypes['AvailableDayPlan']> = {
  diet?: Resolver<ResolversTypes['AvailableDayDiet'], ParentType, ContextType>;
  dietSetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BasicMutationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasicMutationSuccess'] = ResolversParentTypes['BasicMutationSuccess']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasCancelledEmailChange?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CalendarFeedMadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeedMade'] = ResolversParentTypes['CalendarFeedMade']> = {
  feed?: Resolver<ResolversTypes['CalendarFeed'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFeedMadeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeedMadeResult'] = ResolversParentTypes['CalendarFeedMadeResult']> = {
  __resolveType: TypeResolveFn<'CalendarFeedMade' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ChangeEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailResult'] = ResolversParentTypes['ChangeEmailResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ChangeNameResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeNameResult'] = ResolversParentTypes['ChangeNameResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ChangedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedDocument'] = ResolversParentTypes['ChangedDocument']> = {
  changedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailChangeResult'] = ResolversParentTypes['ConfirmEmailChangeResult']> = {
  __resolveType: TypeResolveFn<'EmailChanged' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ContactResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactResult'] = ResolversParentTypes['ContactResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type ContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  changedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ContentText'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentText'] = ResolversParentTypes['ContentText']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponActivateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponActivateResult'] = ResolversParentTypes['CouponActivateResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type CouponMutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponMutation'] = ResolversParentTypes['CouponMutation']> = {
  activate?: Resolver<ResolversTypes['CouponActivateResult'], ParentType, ContextType, RequireFields<Schema.CouponMutationActivateArgs, 'accessCode'>>;
};

export type DailyDietPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlan'] = ResolversParentTypes['DailyDietPlan']> = {
  __resolveType: TypeResolveFn<'DailyDietPlanCurrentWeightNeeded' | 'DailyDietPlanExpired' | 'DailyDietPlanFuture' | 'DailyDietPlanGoalLost' | 'DailyDietPlanGoalReached' | 'DailyDietPlanIntroductionNeeded' | 'DailyDietPlanNormal' | 'DailyDietPlanPaymentPending' | 'DailyDietPlanRedirect' | 'DailyDietPlanSettingsNeeded' | 'UnauthorizedException', ParentType, ContextType>;
};

export type DailyDietPlanCurrentWeightNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanCurrentWeightNeeded'] = ResolversParentTypes['DailyDietPlanCurrentWeightNeeded']> = {
  lastWeightOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanExpired'] = ResolversParentTypes['DailyDietPlanExpired']> = {
  accessTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanFutureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanFuture'] = ResolversParentTypes['DailyDietPlanFuture']> = {
  daysToStart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanGoalLostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanGoalLost'] = ResolversParentTypes['DailyDietPlanGoalLost']> = {
  because?: Resolver<ResolversTypes['GoalCause'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['DailyDietPlanNormal'], ParentType, ContextType>;
  firstWeight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  goalWeight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanGoalReachedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanGoalReached'] = ResolversParentTypes['DailyDietPlanGoalReached']> = {
  because?: Resolver<ResolversTypes['GoalCause'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['DailyDietPlanNormal'], ParentType, ContextType>;
  firstWeight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  goalWeight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanIntroductionNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanIntroductionNeeded'] = ResolversParentTypes['DailyDietPlanIntroductionNeeded']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanNormalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanNormal'] = ResolversParentTypes['DailyDietPlanNormal']> = {
  canBeCopiedToDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayDiet?: Resolver<ResolversTypes['DayDiet'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['MealEvent']>, ParentType, ContextType>;
  hasHolidayMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holiday?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holidayIcon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextDaySet?: Resolver<Schema.Maybe<ResolversTypes['DaySet']>, ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['DayProof'], ParentType, ContextType>;
  setId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  showMacros?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weekHints?: Resolver<Array<ResolversTypes['WeekNutrientHint']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanPaymentPendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanPaymentPending'] = ResolversParentTypes['DailyDietPlanPaymentPending']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanRedirect'] = ResolversParentTypes['DailyDietPlanRedirect']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanSettingsNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanSettingsNeeded'] = ResolversParentTypes['DailyDietPlanSettingsNeeded']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyPlan'] = ResolversParentTypes['DailyPlan']> = {
  activeSubscriptions?: Resolver<Array<ResolversTypes['ActiveSubscription']>, ParentType, ContextType>;
  diet?: Resolver<ResolversTypes['Diet'], ParentType, ContextType>;
  fastingStatistics?: Resolver<ResolversTypes['FastingStatistics'], ParentType, ContextType>;
  intermittentFasting?: Resolver<ResolversTypes['IntermittentFasting'], ParentType, ContextType>;
  isTimeToNagForCurrentMeasurement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastWeightOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lostBecauseOfLoseWeight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lostBecauseOfPutOnWeight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextDayHasHolidayMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextDayHoliday?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextDayHolidayIcon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reachedBecauseOfLoseWeight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reachedBecauseOfPutOnWeight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipeNotesForNextDay?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DatePeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatePeriod'] = ResolversParentTypes['DatePeriod']> = {
  end?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayChanged'] = ResolversParentTypes['DayChanged']> = {
  changeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedDays?: Resolver<Array<ResolversTypes['DailyDietPlanNormal']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DayCopyPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayCopyPreview'] = ResolversParentTypes['DayCopyPreview']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['ExchangeEffect'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DayCopyPreviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayCopyPreviewResult'] = ResolversParentTypes['DayCopyPreviewResult']> = {
  __resolveType: TypeResolveFn<'DayCopyPreview' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type DayDietResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayDiet'] = ResolversParentTypes['DayDiet']> = {
  dietId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fibreG?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guideHints?: Resolver<Array<ResolversTypes['DayGuideHint']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  macro?: Resolver<ResolversTypes['Macro'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['DietPhase'], ParentType, ContextType>;
};

export type DayDishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayDish'] = ResolversParentTypes['DayDish']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['DishIngredient']>, ParentType, ContextType>;
  isFirstOccurrence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFresh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLastOccurrence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPortioned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leftoverUse?: Resolver<Schema.Maybe<ResolversTypes['LeftoverUse']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  portionDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  portions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  portionsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pot?: Resolver<Schema.Maybe<ResolversTypes['DishPot']>, ParentType, ContextType>;
  recipe?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recipeNote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['RecipeStep']>, ParentType, ContextType>;
};

export type DayEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayEffect'] = ResolversParentTypes['DayEffect']> = {
  after?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  portionChanges?: Resolver<Array<ResolversTypes['PortionChange']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
};

export type DayGuideHintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayGuideHint'] = ResolversParentTypes['DayGuideHint']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['GuideCode'], ParentType, ContextType>;
  guide?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DayProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayProof'] = ResolversParentTypes['DayProof']> = {
  actual?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['PlanReasonDetail']>, ParentType, ContextType>;
  deviation?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['PlanReasonCode']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
};

export type DayReplacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayReplacement'] = ResolversParentTypes['DayReplacement']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['DayReplacementCategory']>, ParentType, ContextType>;
  dietSetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  effect?: Resolver<Schema.Maybe<ResolversTypes['ExchangeEffect']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['DayReplacementEvent']>, ParentType, ContextType>;
  holiday?: Resolver<Schema.Maybe<ResolversTypes['DayReplacementHoliday']>, ParentType, ContextType>;
  inactiveReason?: Resolver<Schema.Maybe<ResolversTypes['MenuInactiveReason']>, ParentType, ContextType>;
};

export type DayReplacementCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayReplacementCategory'] = ResolversParentTypes['DayReplacementCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayReplacementEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayReplacementEvent'] = ResolversParentTypes['DayReplacementEvent']> = {
  dishes?: Resolver<Array<ResolversTypes['DayDish']>, ParentType, ContextType>;
  excluded?: Resolver<Array<ResolversTypes['Excluded']>, ParentType, ContextType>;
  hit?: Resolver<Schema.Maybe<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEaten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kcal?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayReplacementHolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayReplacementHoliday'] = ResolversParentTypes['DayReplacementHoliday']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayReplacementResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayReplacementResult'] = ResolversParentTypes['DayReplacementResult']> = {
  __resolveType: TypeResolveFn<'DayReplacements' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type DayReplacementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayReplacements'] = ResolversParentTypes['DayReplacements']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['DayReplacement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DaySetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DaySet'] = ResolversParentTypes['DaySet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DearestExclusionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DearestExclusion'] = ResolversParentTypes['DearestExclusion']> = {
  excluded?: Resolver<ResolversTypes['Excluded'], ParentType, ContextType>;
  mealCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DietResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Diet'] = ResolversParentTypes['Diet']> = {
  accessTo?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  activityLevel?: Resolver<Schema.Maybe<ResolversTypes['DietActivityLevel']>, ParentType, ContextType>;
  availableDays?: Resolver<Array<ResolversTypes['AvailableDay']>, ParentType, ContextType, Partial<Schema.DietAvailableDaysArgs>>;
  dietType?: Resolver<Schema.Maybe<ResolversTypes['DietType']>, ParentType, ContextType>;
  exclusions?: Resolver<ResolversTypes['Exclusions'], ParentType, ContextType>;
  hadEver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lifetimeAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<Schema.Maybe<ResolversTypes['DietMode']>, ParentType, ContextType>;
  phasesFrom?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  stoppedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DietChangeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietChangeDay'] = ResolversParentTypes['DietChangeDay']> = {
  after?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['MacroGrams']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DietChangePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietChangePreview'] = ResolversParentTypes['DietChangePreview']> = {
  days?: Resolver<Array<ResolversTypes['DietChangeDay']>, ParentType, ContextType>;
  diet?: Resolver<ResolversTypes['NamedDiet'], ParentType, ContextType>;
  firstReplacedDays?: Resolver<Array<ResolversTypes['ReplacedDay']>, ParentType, ContextType>;
  formerDiet?: Resolver<Schema.Maybe<ResolversTypes['NamedDiet']>, ParentType, ContextType>;
  from?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  mealsKept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mealsReplaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacedDays?: Resolver<Array<ResolversTypes['ReplacedDay']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DietGeneratePreviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietGeneratePreviewResult'] = ResolversParentTypes['DietGeneratePreviewResult']> = {
  __resolveType: TypeResolveFn<'DietChangePreview' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type DietGenerateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietGenerateResult'] = ResolversParentTypes['DietGenerateResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'DietChangePreview' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type DietPhaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietPhase'] = ResolversParentTypes['DietPhase']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DietSetChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietSetChangeResult'] = ResolversParentTypes['DietSetChangeResult']> = {
  __resolveType: TypeResolveFn<'DayChanged' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type DietSetUndoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietSetUndoResult'] = ResolversParentTypes['DietSetUndoResult']> = {
  __resolveType: TypeResolveFn<'ExchangeUndone' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type DietSettingsValidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietSettingsValid'] = ResolversParentTypes['DietSettingsValid']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<Schema.Maybe<ResolversTypes['DietTarget']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DietTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietTarget'] = ResolversParentTypes['DietTarget']> = {
  carbohydrateG?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fatG?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstWeekKcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  proteinG?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DishIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishIngredient'] = ResolversParentTypes['DishIngredient']> = {
  category?: Resolver<ResolversTypes['IngredientCategory'], ParentType, ContextType>;
  hasReplacement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imageUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<Schema.Maybe<ResolversTypes['OriginalIngredient']>, ParentType, ContextType>;
  productAmountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['IngredientReplacement']>, ParentType, ContextType>;
  saleProductVariant?: Resolver<Schema.Maybe<ResolversTypes['SaleProductVariantLink']>, ParentType, ContextType>;
};

export type DishPotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DishPot'] = ResolversParentTypes['DishPot']> = {
  amounts?: Resolver<Array<ResolversTypes['PotAmount']>, ParentType, ContextType>;
  portions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['RecipeStep']>, ParentType, ContextType>;
};

export type DurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Duration'] = ResolversParentTypes['Duration']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChange'] = ResolversParentTypes['EmailChange']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EmailChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChanged'] = ResolversParentTypes['EmailChanged']> = {
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndLoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndLoginResult'] = ResolversParentTypes['EndLoginResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type ErrorDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorDetail'] = ResolversParentTypes['ErrorDetail']> = {
  fieldName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExampleDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExampleDay'] = ResolversParentTypes['ExampleDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayDiet?: Resolver<ResolversTypes['DayDiet'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['MealEvent']>, ParentType, ContextType>;
  exampleReplacements?: Resolver<Array<ResolversTypes['MealEvent']>, ParentType, ContextType>;
  meal?: Resolver<Schema.Maybe<ResolversTypes['MealEvent']>, ParentType, ContextType, RequireFields<Schema.ExampleDayMealArgs, 'id' | 'type'>>;
  proof?: Resolver<ResolversTypes['DayProof'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExampleDayInPreparationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExampleDayInPreparation'] = ResolversParentTypes['ExampleDayInPreparation']> = {
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExampleDayResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExampleDayResult'] = ResolversParentTypes['ExampleDayResult']> = {
  __resolveType: TypeResolveFn<'ExampleDay' | 'ExampleDayInPreparation' | 'ValidationException', ParentType, ContextType>;
};

export type ExchangeEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeEffect'] = ResolversParentTypes['ExchangeEffect']> = {
  dayEffects?: Resolver<Array<ResolversTypes['DayEffect']>, ParentType, ContextType>;
  keepsInside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptBecause?: Resolver<Schema.Maybe<ResolversTypes['KeptBecause']>, ParentType, ContextType>;
  keptDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  shopping?: Resolver<ResolversTypes['ShoppingChange'], ParentType, ContextType>;
  uneatenPortions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExchangeUndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeUndone'] = ResolversParentTypes['ExchangeUndone']> = {
  changedDays?: Resolver<Array<ResolversTypes['DailyDietPlanNormal']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExcludedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Excluded'] = ResolversParentTypes['Excluded']> = {
  allergen?: Resolver<Schema.Maybe<ResolversTypes['Allergen']>, ParentType, ContextType>;
  food?: Resolver<Schema.Maybe<ResolversTypes['NamedFood']>, ParentType, ContextType>;
};

export type ExclusionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exclusions'] = ResolversParentTypes['Exclusions']> = {
  allergens?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  foods?: Resolver<Array<ResolversTypes['NamedFood']>, ParentType, ContextType>;
};

export type ExclusionsPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExclusionsPreview'] = ResolversParentTypes['ExclusionsPreview']> = {
  canBePlanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ReplacedDay']>, ParentType, ContextType>;
  mealsLeft?: Resolver<Array<ResolversTypes['MealsLeft']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExclusionsPreviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExclusionsPreviewResult'] = ResolversParentTypes['ExclusionsPreviewResult']> = {
  __resolveType: TypeResolveFn<'ExclusionsPreview' | 'ValidationException', ParentType, ContextType>;
};

export type ExclusionsSaveResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExclusionsSaveResult'] = ResolversParentTypes['ExclusionsSaveResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ExclusionsPreview' | 'ValidationException', ParentType, ContextType>;
};

export type FastingCycleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FastingCycle'] = ResolversParentTypes['FastingCycle']> = {
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phaseFinishPlannedTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FastingStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FastingStatistics'] = ResolversParentTypes['FastingStatistics']> = {
  currentDietLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentDietProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dietsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FavoriteInsertedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteInserted'] = ResolversParentTypes['FavoriteInserted']> = {
  changeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedDays?: Resolver<Array<ResolversTypes['DailyDietPlanNormal']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavoriteMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteMeal'] = ResolversParentTypes['FavoriteMeal']> = {
  allergens?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  dishes?: Resolver<Array<ResolversTypes['DayDish']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  macro?: Resolver<ResolversTypes['Macro'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationTime?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  preparationVideoUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteMealAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteMealAdded'] = ResolversParentTypes['FavoriteMealAdded']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HealthDataConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthDataConsent'] = ResolversParentTypes['HealthDataConsent']> = {
  isDataKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HomeUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeUnit'] = ResolversParentTypes['HomeUnit']> = {
  grams?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  one?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HydrationNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HydrationNotification'] = ResolversParentTypes['HydrationNotification']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fromHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hourInterval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  useSound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HydrationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HydrationSettings'] = ResolversParentTypes['HydrationSettings']> = {
  defaultDailyGoal?: Resolver<ResolversTypes['Volume'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['HydrationNotification']>, ParentType, ContextType>;
};

export type HydrationSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HydrationSettingsResult'] = ResolversParentTypes['HydrationSettingsResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type IngredientCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientCategory'] = ResolversParentTypes['IngredientCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSeasoning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IngredientReplacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientReplacement'] = ResolversParentTypes['IngredientReplacement']> = {
  effect?: Resolver<ResolversTypes['ExchangeEffect'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOriginal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IngredientReplacementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientReplacements'] = ResolversParentTypes['IngredientReplacements']> = {
  productAmountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['IngredientReplacement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IngredientReplacementsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientReplacementsResult'] = ResolversParentTypes['IngredientReplacementsResult']> = {
  __resolveType: TypeResolveFn<'IngredientReplacements' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type InsertFavoritePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsertFavoritePreview'] = ResolversParentTypes['InsertFavoritePreview']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['ExchangeEffect'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['OriginalMeal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsertFavoritePreviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsertFavoritePreviewResult'] = ResolversParentTypes['InsertFavoritePreviewResult']> = {
  __resolveType: TypeResolveFn<'InsertFavoritePreview' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type InsertFavoriteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InsertFavoriteResult'] = ResolversParentTypes['InsertFavoriteResult']> = {
  __resolveType: TypeResolveFn<'FavoriteInserted' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type IntermittentFastingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntermittentFasting'] = ResolversParentTypes['IntermittentFasting']> = {
  activeCycle?: Resolver<Schema.Maybe<ResolversTypes['FastingCycle']>, ParentType, ContextType>;
};

export type LengthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Length'] = ResolversParentTypes['Length']> = {
  unit?: Resolver<ResolversTypes['LengthUnit'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ListedMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedMeal'] = ResolversParentTypes['ListedMeal']> = {
  foods?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MealTypeName'], ParentType, ContextType>;
};

export type LoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Login'] = ResolversParentTypes['Login']> = {
  browser?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  __resolveType: TypeResolveFn<'Token' | 'UnauthorizedException', ParentType, ContextType>;
};

export type MacroResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Macro'] = ResolversParentTypes['Macro']> = {
  animalProtein?: Resolver<ResolversTypes['Macronutrient'], ParentType, ContextType>;
  carbohydrates?: Resolver<ResolversTypes['Macronutrient'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Macronutrient'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Macronutrient'], ParentType, ContextType>;
};

export type MacroGramsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MacroGrams'] = ResolversParentTypes['MacroGrams']> = {
  carbohydrateG?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fatG?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  proteinG?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MacronutrientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Macronutrient'] = ResolversParentTypes['Macronutrient']> = {
  grams?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  activeSubscriptions?: Resolver<Array<ResolversTypes['ActiveSubscription']>, ParentType, ContextType>;
  agreements?: Resolver<ResolversTypes['Agreements'], ParentType, ContextType>;
  birthDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  calendarFeed?: Resolver<Schema.Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  changedDocuments?: Resolver<Array<ResolversTypes['ChangedDocument']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  diet?: Resolver<ResolversTypes['Diet'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailChange?: Resolver<Schema.Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  firstWeight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  goalWeight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  hasExternalProviderSetUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasRegisteredDevices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  healthDataConsent?: Resolver<ResolversTypes['HealthDataConsent'], ParentType, ContextType>;
  height?: Resolver<Schema.Maybe<ResolversTypes['Length']>, ParentType, ContextType>;
  hydrationSettings?: Resolver<ResolversTypes['HydrationSettings'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAbleToLoginWithApple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAbleToLoginWithFacebook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAbleToLoginWithGoogle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastWeight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  lastWeightOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  logins?: Resolver<Array<ResolversTypes['Login']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordIsSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordIsVoided?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordWasVoidedAtLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sex?: Resolver<Schema.Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  systemOfMeasures?: Resolver<ResolversTypes['SystemOfMeasures'], ParentType, ContextType>;
  videoWorkout?: Resolver<ResolversTypes['VideoWorkout'], ParentType, ContextType>;
  weight?: Resolver<Schema.Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type MeMutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeMutation'] = ResolversParentTypes['MeMutation']> = {
  activateAccount?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  cancelEmailChange?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailResult'], ParentType, ContextType, RequireFields<Schema.MeMutationChangeEmailArgs, 'email'>>;
  changeName?: Resolver<ResolversTypes['ChangeNameResult'], ParentType, ContextType, RequireFields<Schema.MeMutationChangeNameArgs, 'name'>>;
  coupon?: Resolver<ResolversTypes['CouponMutation'], ParentType, ContextType>;
  dietGenerate?: Resolver<ResolversTypes['DietGenerateResult'], ParentType, ContextType, RequireFields<Schema.MeMutationDietGenerateArgs, 'request'>>;
  dietStop?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  documentsSeen?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MeMutationDocumentsSeenArgs, 'changedOn'>>;
  endLogin?: Resolver<ResolversTypes['EndLoginResult'], ParentType, ContextType, RequireFields<Schema.MeMutationEndLoginArgs, 'id'>>;
  endOtherLogins?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  exclusionsSave?: Resolver<ResolversTypes['ExclusionsSaveResult'], ParentType, ContextType, RequireFields<Schema.MeMutationExclusionsSaveArgs, 'exclusions' | 'healthDataConsent' | 'token'>>;
  healthDataConsentGive?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  healthDataConsentWithdraw?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MeMutationHealthDataConsentWithdrawArgs, 'erasesData'>>;
  introductionSeen?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  linkProvider?: Resolver<ResolversTypes['SocialLinkResult'], ParentType, ContextType, RequireFields<Schema.MeMutationLinkProviderArgs, 'provider' | 'token'>>;
  logout?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  proveOwner?: Resolver<ResolversTypes['ProveOwnerResult'], ParentType, ContextType, RequireFields<Schema.MeMutationProveOwnerArgs, 'currentPassword'>>;
  resendEmailChange?: Resolver<ResolversTypes['ResendEmailChangeResult'], ParentType, ContextType>;
  sendActivation?: Resolver<ResolversTypes['SendActivationResult'], ParentType, ContextType>;
  unlinkProvider?: Resolver<ResolversTypes['SocialUnlinkResult'], ParentType, ContextType, RequireFields<Schema.MeMutationUnlinkProviderArgs, 'provider'>>;
};

export type MealDetailsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealDetailsResult'] = ResolversParentTypes['MealDetailsResult']> = {
  __resolveType: TypeResolveFn<'MealEvent' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type MealEatenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealEaten'] = ResolversParentTypes['MealEaten']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['MealEvent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MealEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealEvent'] = ResolversParentTypes['MealEvent']> = {
  activeMinutes?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allergens?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  canBeAddedToFavorites?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dishes?: Resolver<Array<ResolversTypes['DayDish']>, ParentType, ContextType>;
  eatenImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excluded?: Resolver<Array<ResolversTypes['Excluded']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEaten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReplacement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  localName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  macro?: Resolver<ResolversTypes['Macro'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalMeal?: Resolver<Schema.Maybe<ResolversTypes['OriginalMeal']>, ParentType, ContextType>;
  preparationImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationTime?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  preparationVideoUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['MealReplacement']>, ParentType, ContextType, RequireFields<Schema.MealEventReplacementsArgs, 'limit' | 'prependWithOriginalMeal'>>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MealReplacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealReplacement'] = ResolversParentTypes['MealReplacement']> = {
  allergens?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  canBeAddedToFavorites?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dishes?: Resolver<Array<ResolversTypes['DayDish']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['ExchangeEffect'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavorited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOriginal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kcal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  macro?: Resolver<ResolversTypes['Macro'], ParentType, ContextType>;
  mainIngredients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  preparationImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationTime?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  publicName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MealReplacementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealReplacements'] = ResolversParentTypes['MealReplacements']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['MealEvent'], ParentType, ContextType>;
  replacements?: Resolver<Array<ResolversTypes['MealReplacement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MealReplacementsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealReplacementsResult'] = ResolversParentTypes['MealReplacementsResult']> = {
  __resolveType: TypeResolveFn<'MealReplacements' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type MealTypeOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealTypeOfDay'] = ResolversParentTypes['MealTypeOfDay']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MealTypeName'], ParentType, ContextType>;
};

export type MealsLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealsLeft'] = ResolversParentTypes['MealsLeft']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dearest?: Resolver<Schema.Maybe<ResolversTypes['DearestExclusion']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['PlanReasonCode']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MealTypeName'], ParentType, ContextType>;
};

export type MealsWithoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealsWithout'] = ResolversParentTypes['MealsWithout']> = {
  canBePlanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mealsLeft?: Resolver<Array<ResolversTypes['MealsLeft']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MealsWithoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealsWithoutResult'] = ResolversParentTypes['MealsWithoutResult']> = {
  __resolveType: TypeResolveFn<'MealsWithout' | 'ValidationException', ParentType, ContextType>;
};

export type MeasurementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Measurement'] = ResolversParentTypes['Measurement']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MobileAppsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MobileApps'] = ResolversParentTypes['MobileApps']> = {
  appStoreUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googlePlayUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateAccount?: Resolver<ResolversTypes['ActivateAccountResult'], ParentType, ContextType, RequireFields<Schema.MutationActivateAccountArgs, 'token'>>;
  addMealToFavorites?: Resolver<ResolversTypes['AddMealToFavoritesResult'], ParentType, ContextType, RequireFields<Schema.MutationAddMealToFavoritesArgs, 'mealId'>>;
  agreementToNotifyAboutArticles?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationAgreementToNotifyAboutArticlesArgs, 'agreement'>>;
  agreementToNotifyAboutDietCourse?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationAgreementToNotifyAboutDietCourseArgs, 'agreement'>>;
  agreementToReceiveNewsletter?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationAgreementToReceiveNewsletterArgs, 'agreement'>>;
  authRegister?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<Schema.MutationAuthRegisterArgs, 'request'>>;
  calendarFeedMake?: Resolver<ResolversTypes['CalendarFeedMadeResult'], ParentType, ContextType>;
  calendarFeedStop?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<Schema.MutationChangePasswordArgs, 'request'>>;
  confirmEmailChange?: Resolver<ResolversTypes['ConfirmEmailChangeResult'], ParentType, ContextType, RequireFields<Schema.MutationConfirmEmailChangeArgs, 'token'>>;
  contact?: Resolver<ResolversTypes['ContactResult'], ParentType, ContextType, RequireFields<Schema.MutationContactArgs, 'request'>>;
  dietSetCopy?: Resolver<ResolversTypes['DietSetChangeResult'], ParentType, ContextType, RequireFields<Schema.MutationDietSetCopyArgs, 'sourceDate' | 'targetDate'>>;
  dietSetMealEaten?: Resolver<ResolversTypes['SetMealEatenResult'], ParentType, ContextType, RequireFields<Schema.MutationDietSetMealEatenArgs, 'date' | 'eaten' | 'mealId' | 'mealKey' | 'setId'>>;
  dietSetReplace?: Resolver<ResolversTypes['DietSetChangeResult'], ParentType, ContextType, RequireFields<Schema.MutationDietSetReplaceArgs, 'request'>>;
  dietSetReplaceMeal?: Resolver<ResolversTypes['DietSetChangeResult'], ParentType, ContextType, RequireFields<Schema.MutationDietSetReplaceMealArgs, 'request'>>;
  dietSetReplaceProduct?: Resolver<ResolversTypes['DietSetChangeResult'], ParentType, ContextType, RequireFields<Schema.MutationDietSetReplaceProductArgs, 'request'>>;
  dietSetUndo?: Resolver<ResolversTypes['DietSetUndoResult'], ParentType, ContextType, RequireFields<Schema.MutationDietSetUndoArgs, 'changeId'>>;
  endSession?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationEndSessionArgs, 'tokenHash'>>;
  hydrationSettings?: Resolver<ResolversTypes['HydrationSettingsResult'], ParentType, ContextType, RequireFields<Schema.MutationHydrationSettingsArgs, 'settings'>>;
  insertFavoriteToDayplan?: Resolver<ResolversTypes['InsertFavoriteResult'], ParentType, ContextType, RequireFields<Schema.MutationInsertFavoriteToDayplanArgs, 'date' | 'replacementId' | 'skipValidation'>>;
  insertMealToDayplan?: Resolver<ResolversTypes['InsertFavoriteResult'], ParentType, ContextType, RequireFields<Schema.MutationInsertMealToDayplanArgs, 'date' | 'replacementId' | 'skipValidation'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Schema.MutationLoginArgs, 'email' | 'password'>>;
  loginByToken?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<Schema.MutationLoginByTokenArgs, 'token'>>;
  loginViaApple?: Resolver<ResolversTypes['SocialEntryResult'], ParentType, ContextType, RequireFields<Schema.MutationLoginViaAppleArgs, 'token'>>;
  loginViaFacebook?: Resolver<ResolversTypes['SocialEntryResult'], ParentType, ContextType, RequireFields<Schema.MutationLoginViaFacebookArgs, 'token'>>;
  loginViaGoogle?: Resolver<ResolversTypes['SocialEntryResult'], ParentType, ContextType, RequireFields<Schema.MutationLoginViaGoogleArgs, 'token'>>;
  me?: Resolver<ResolversTypes['MeMutation'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['NewsletterMutation'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<Schema.MutationRegisterArgs, 'request'>>;
  registerViaApple?: Resolver<ResolversTypes['SocialEntryResult'], ParentType, ContextType, RequireFields<Schema.MutationRegisterViaAppleArgs, 'agreementsTermsAndConditions' | 'token'>>;
  registerViaFacebook?: Resolver<ResolversTypes['SocialEntryResult'], ParentType, ContextType, RequireFields<Schema.MutationRegisterViaFacebookArgs, 'agreementsTermsAndConditions' | 'token'>>;
  registerViaGoogle?: Resolver<ResolversTypes['SocialEntryResult'], ParentType, ContextType, RequireFields<Schema.MutationRegisterViaGoogleArgs, 'agreementsTermsAndConditions' | 'token'>>;
  remindPassword?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationRemindPasswordArgs, 'email'>>;
  removeAccount?: Resolver<ResolversTypes['RemoveAccountMutation'], ParentType, ContextType>;
  removeMealFromFavoritesByMealId?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationRemoveMealFromFavoritesByMealIdArgs, 'mealId'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<Schema.MutationResetPasswordArgs, 'password' | 'token'>>;
  sendLoginLink?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationSendLoginLinkArgs, 'email'>>;
  setInitialPassword?: Resolver<ResolversTypes['SetInitialPasswordResult'], ParentType, ContextType, RequireFields<Schema.MutationSetInitialPasswordArgs, 'authToken' | 'password'>>;
  setting?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationSettingArgs, 'request'>>;
  sharedShoppingListMarkItem?: Resolver<ResolversTypes['ShoppingItemResult'], ParentType, ContextType, RequireFields<Schema.MutationSharedShoppingListMarkItemArgs, 'id' | 'isBought' | 'token'>>;
  sharedShoppingListMarkProduct?: Resolver<ResolversTypes['SharedShoppingProductMarkedResult'], ParentType, ContextType, RequireFields<Schema.MutationSharedShoppingListMarkProductArgs, 'isBought' | 'productId' | 'token'>>;
  shoppingListAddItem?: Resolver<ResolversTypes['ShoppingItemResult'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListAddItemArgs, 'id' | 'name'>>;
  shoppingListMarkItem?: Resolver<ResolversTypes['ShoppingItemResult'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListMarkItemArgs, 'id' | 'isBought'>>;
  shoppingListMarkProductAsBought?: Resolver<ResolversTypes['ShoppingProductMarkedResult'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListMarkProductAsBoughtArgs, 'request'>>;
  shoppingListMarkProductAsNotBought?: Resolver<ResolversTypes['ShoppingProductMarkedResult'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListMarkProductAsNotBoughtArgs, 'request'>>;
  shoppingListRemoveItem?: Resolver<ResolversTypes['ShoppingItemRemovedResult'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListRemoveItemArgs, 'id'>>;
  shoppingListSetAtHome?: Resolver<ResolversTypes['ShoppingProductMarkedResult'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListSetAtHomeArgs, 'grams' | 'request'>>;
  shoppingListSetPlates?: Resolver<ResolversTypes['ShoppingPlatesResult'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListSetPlatesArgs, 'plates'>>;
  shoppingListShare?: Resolver<ResolversTypes['ShoppingListSharedResult'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListShareArgs, 'period'>>;
  shoppingListStopSharing?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<Schema.MutationShoppingListStopSharingArgs, 'period'>>;
  validateResetPasswordToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationValidateResetPasswordTokenArgs, 'token'>>;
};

export type NamedDietResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedDiet'] = ResolversParentTypes['NamedDiet']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedFoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedFood'] = ResolversParentTypes['NamedFood']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NarrowerDietResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NarrowerDiet'] = ResolversParentTypes['NarrowerDiet']> = {
  dietId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meals?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterMutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterMutation'] = ResolversParentTypes['NewsletterMutation']> = {
  unsubscribe?: Resolver<ResolversTypes['UnsubscribeAnswer'], ParentType, ContextType, RequireFields<Schema.NewsletterMutationUnsubscribeArgs, 'email'>>;
  unsubscribeByLink?: Resolver<ResolversTypes['UnsubscribeByLinkAnswer'], ParentType, ContextType, RequireFields<Schema.NewsletterMutationUnsubscribeByLinkArgs, 'kind' | 'token'>>;
};

export type OauthExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OauthException'] = ResolversParentTypes['OauthException']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OriginalIngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OriginalIngredient'] = ResolversParentTypes['OriginalIngredient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OriginalMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OriginalMeal'] = ResolversParentTypes['OriginalMeal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanReasonDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanReasonDetail'] = ResolversParentTypes['PlanReasonDetail']> = {
  code?: Resolver<ResolversTypes['PlanReasonCode'], ParentType, ContextType>;
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deviation?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  macro?: Resolver<Schema.Maybe<ResolversTypes['PlanReasonMacro']>, ParentType, ContextType>;
  mealType?: Resolver<Schema.Maybe<ResolversTypes['MealTypeName']>, ParentType, ContextType>;
};

export type PortionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortionChange'] = ResolversParentTypes['PortionChange']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PotAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PotAmount'] = ResolversParentTypes['PotAmount']> = {
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
};

export type PrintedCookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedCooking'] = ResolversParentTypes['PrintedCooking']> = {
  amounts?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  dates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  isCookedBefore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plates?: Resolver<Array<ResolversTypes['PrintedPlate']>, ParentType, ContextType>;
  portions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type PrintedDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedDay'] = ResolversParentTypes['PrintedDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dietName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eveningNotes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  macros?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
  meals?: Resolver<Array<ResolversTypes['PrintedMeal']>, ParentType, ContextType>;
};

export type PrintedDaysResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedDaysResult'] = ResolversParentTypes['PrintedDaysResult']> = {
  __resolveType: TypeResolveFn<'DailyDietPlanRedirect' | 'PrintedPlan' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type PrintedDishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedDish'] = ResolversParentTypes['PrintedDish']> = {
  ingredients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isFresh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['PrintedSwap']>, ParentType, ContextType>;
};

export type PrintedMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedMeal'] = ResolversParentTypes['PrintedMeal']> = {
  cookedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  macros?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  portion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  portionsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shareOfPot?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PrintedPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedPlan'] = ResolversParentTypes['PrintedPlan']> = {
  plannedDays?: Resolver<Array<ResolversTypes['PrintedDay']>, ParentType, ContextType>;
  recipes?: Resolver<Array<ResolversTypes['PrintedRecipe']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrintedPlateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedPlate'] = ResolversParentTypes['PrintedPlate']> = {
  amounts?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  dates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  steps?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type PrintedRecipeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedRecipe'] = ResolversParentTypes['PrintedRecipe']> = {
  activeMinutes?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cookings?: Resolver<Array<ResolversTypes['PrintedCooking']>, ParentType, ContextType>;
  dishes?: Resolver<Array<ResolversTypes['PrintedDish']>, ParentType, ContextType>;
  eveningNote?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leftoverUse?: Resolver<Schema.Maybe<ResolversTypes['LeftoverUse']>, ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrintedSwapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedSwap'] = ResolversParentTypes['PrintedSwap']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saleProduct?: Resolver<ResolversTypes['SaleProduct'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProveOwnerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProveOwnerResult'] = ResolversParentTypes['ProveOwnerResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessCodeOffer?: Resolver<ResolversTypes['AccessCodeOfferResult'], ParentType, ContextType, RequireFields<Schema.QueryAccessCodeOfferArgs, 'accessCode'>>;
  accountRemoval?: Resolver<ResolversTypes['AccountRemovalResult'], ParentType, ContextType, RequireFields<Schema.QueryAccountRemovalArgs, 'token'>>;
  allMeals?: Resolver<Schema.Maybe<ResolversTypes['AllMealsResult']>, ParentType, ContextType>;
  article?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, Partial<Schema.QueryArticleArgs>>;
  articlePagination?: Resolver<ResolversTypes['ArticlePagination'], ParentType, ContextType, Partial<Schema.QueryArticlePaginationArgs>>;
  content?: Resolver<Schema.Maybe<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<Schema.QueryContentArgs, 'identifier'>>;
  dailyDietPlan?: Resolver<ResolversTypes['DailyDietPlan'], ParentType, ContextType, RequireFields<Schema.QueryDailyDietPlanArgs, 'date'>>;
  dailyPlan?: Resolver<ResolversTypes['DailyPlan'], ParentType, ContextType, RequireFields<Schema.QueryDailyPlanArgs, 'today'>>;
  dayCopyPreview?: Resolver<ResolversTypes['DayCopyPreviewResult'], ParentType, ContextType, RequireFields<Schema.QueryDayCopyPreviewArgs, 'sourceDate' | 'targetDate'>>;
  dayReplacement?: Resolver<ResolversTypes['DayReplacementResult'], ParentType, ContextType, RequireFields<Schema.QueryDayReplacementArgs, 'date'>>;
  dietGeneratePreview?: Resolver<ResolversTypes['DietGeneratePreviewResult'], ParentType, ContextType, RequireFields<Schema.QueryDietGeneratePreviewArgs, 'request'>>;
  exampleDay?: Resolver<ResolversTypes['ExampleDayResult'], ParentType, ContextType, RequireFields<Schema.QueryExampleDayArgs, 'activityLevel' | 'bodyId' | 'dietId' | 'dietMode'>>;
  exampleMeal?: Resolver<Schema.Maybe<ResolversTypes['FavoriteMeal']>, ParentType, ContextType, RequireFields<Schema.QueryExampleMealArgs, 'slug'>>;
  exclusionsPreview?: Resolver<ResolversTypes['ExclusionsPreviewResult'], ParentType, ContextType, RequireFields<Schema.QueryExclusionsPreviewArgs, 'exclusions'>>;
  favoriteMeal?: Resolver<Schema.Maybe<ResolversTypes['FavoriteMeal']>, ParentType, ContextType, RequireFields<Schema.QueryFavoriteMealArgs, 'mealId'>>;
  favoriteMeals?: Resolver<Array<ResolversTypes['FavoriteMeal']>, ParentType, ContextType, RequireFields<Schema.QueryFavoriteMealsArgs, 'limit' | 'offset'>>;
  favoriteMealsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<Schema.QueryFavoriteMealsCountArgs>>;
  favouriteMealIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  foodSiblings?: Resolver<Array<ResolversTypes['NamedFood']>, ParentType, ContextType, RequireFields<Schema.QueryFoodSiblingsArgs, 'foodId'>>;
  foods?: Resolver<Array<ResolversTypes['NamedFood']>, ParentType, ContextType, RequireFields<Schema.QueryFoodsArgs, 'search'>>;
  getAuthorizationUrls?: Resolver<ResolversTypes['AuthorizationUrls'], ParentType, ContextType, RequireFields<Schema.QueryGetAuthorizationUrlsArgs, 'returnUrl'>>;
  ingredientReplacements?: Resolver<ResolversTypes['IngredientReplacementsResult'], ParentType, ContextType, RequireFields<Schema.QueryIngredientReplacementsArgs, 'date' | 'productAmountId'>>;
  insertFavoritePreview?: Resolver<ResolversTypes['InsertFavoritePreviewResult'], ParentType, ContextType, RequireFields<Schema.QueryInsertFavoritePreviewArgs, 'date' | 'replacementId'>>;
  insertMealPreview?: Resolver<ResolversTypes['InsertFavoritePreviewResult'], ParentType, ContextType, RequireFields<Schema.QueryInsertMealPreviewArgs, 'date' | 'replacementId'>>;
  listedMeal?: Resolver<Schema.Maybe<ResolversTypes['FavoriteMeal']>, ParentType, ContextType, RequireFields<Schema.QueryListedMealArgs, 'mealId'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  mealDetails?: Resolver<ResolversTypes['MealDetailsResult'], ParentType, ContextType, RequireFields<Schema.QueryMealDetailsArgs, 'dietMealId' | 'mealType' | 'userDietSetId'>>;
  mealReplacements?: Resolver<ResolversTypes['MealReplacementsResult'], ParentType, ContextType, RequireFields<Schema.QueryMealReplacementsArgs, 'dietMealId' | 'limit' | 'mealType' | 'prependWithOriginalMeal' | 'userDietSetId'>>;
  mealsWithout?: Resolver<ResolversTypes['MealsWithoutResult'], ParentType, ContextType, RequireFields<Schema.QueryMealsWithoutArgs, 'dietId' | 'exclusions'>>;
  mobileApps?: Resolver<ResolversTypes['MobileApps'], ParentType, ContextType>;
  printedDays?: Resolver<ResolversTypes['PrintedDaysResult'], ParentType, ContextType, RequireFields<Schema.QueryPrintedDaysArgs, 'from' | 'to'>>;
  productVariant?: Resolver<Schema.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<Schema.QueryProductVariantArgs, 'id'>>;
  productVariants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType, Partial<Schema.QueryProductVariantsArgs>>;
  sale?: Resolver<ResolversTypes['SaleQuery'], ParentType, ContextType>;
  serverCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharedShoppingList?: Resolver<ResolversTypes['SharedShoppingListResult'], ParentType, ContextType, RequireFields<Schema.QuerySharedShoppingListArgs, 'token'>>;
  shoppingList?: Resolver<Schema.Maybe<ResolversTypes['ShoppingListResult']>, ParentType, ContextType, Partial<Schema.QueryShoppingListArgs>>;
  shoppingListLinks?: Resolver<Array<ResolversTypes['ShoppingListLink']>, ParentType, ContextType>;
  validateDietSettings?: Resolver<ResolversTypes['ValidateDietSettingsResult'], ParentType, ContextType, RequireFields<Schema.QueryValidateDietSettingsArgs, 'settings'>>;
  validateResetPasswordToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.QueryValidateResetPasswordTokenArgs, 'token'>>;
};

export type RecipeStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipeStep'] = ResolversParentTypes['RecipeStep']> = {
  parts?: Resolver<Array<ResolversTypes['StepPart']>, ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'Token' | 'ValidationException', ParentType, ContextType>;
};

export type RemoveAccountConfirmResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAccountConfirmResult'] = ResolversParentTypes['RemoveAccountConfirmResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type RemoveAccountMutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAccountMutation'] = ResolversParentTypes['RemoveAccountMutation']> = {
  confirm?: Resolver<ResolversTypes['RemoveAccountConfirmResult'], ParentType, ContextType, RequireFields<Schema.RemoveAccountMutationConfirmArgs, 'token'>>;
  request?: Resolver<ResolversTypes['RemoveAccountRequestResult'], ParentType, ContextType>;
};

export type RemoveAccountRequestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAccountRequestResult'] = ResolversParentTypes['RemoveAccountRequestResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type ReplacedDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedDay'] = ResolversParentTypes['ReplacedDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meals?: Resolver<Array<ResolversTypes['ReplacedMeal']>, ParentType, ContextType>;
};

export type ReplacedMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedMeal'] = ResolversParentTypes['ReplacedMeal']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasExcluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  to?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResendEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendEmailChangeResult'] = ResolversParentTypes['ResendEmailChangeResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type SaleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleProduct'] = ResolversParentTypes['SaleProduct']> = {
  accessDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  containsDiet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  containsWorkout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBestseller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhysical?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVirtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lengthLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['SaleProductPrice'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['SaleVendor'], ParentType, ContextType>;
};

export type SaleProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleProductPrice'] = ResolversParentTypes['SaleProductPrice']> = {
  lowestIn30Days?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promo?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SaleProductVariantLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleProductVariantLink'] = ResolversParentTypes['SaleProductVariantLink']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleQuery'] = ResolversParentTypes['SaleQuery']> = {
  isPromoCodeValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.SaleQueryIsPromoCodeValidArgs, 'promoCode'>>;
};

export type SaleVendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleVendor'] = ResolversParentTypes['SaleVendor']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  kind?: Resolver<ResolversTypes['SearchHitKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendActivationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendActivationResult'] = ResolversParentTypes['SendActivationResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type SetInitialPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetInitialPasswordResult'] = ResolversParentTypes['SetInitialPasswordResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type SetMealEatenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMealEatenResult'] = ResolversParentTypes['SetMealEatenResult']> = {
  __resolveType: TypeResolveFn<'MealEaten' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type SharedShoppingCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedShoppingCategory'] = ResolversParentTypes['SharedShoppingCategory']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['SharedShoppingProduct']>, ParentType, ContextType>;
};

export type SharedShoppingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedShoppingList'] = ResolversParentTypes['SharedShoppingList']> = {
  categories?: Resolver<Array<ResolversTypes['SharedShoppingCategory']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ownItems?: Resolver<Array<ResolversTypes['ShoppingItem']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['DatePeriod'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedShoppingListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedShoppingListResult'] = ResolversParentTypes['SharedShoppingListResult']> = {
  __resolveType: TypeResolveFn<'SharedShoppingList' | 'UnauthorizedException', ParentType, ContextType>;
};

export type SharedShoppingProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedShoppingProduct'] = ResolversParentTypes['SharedShoppingProduct']> = {
  imageUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBought?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedShoppingProductMarkedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedShoppingProductMarked'] = ResolversParentTypes['SharedShoppingProductMarked']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['SharedShoppingProduct'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedShoppingProductMarkedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedShoppingProductMarkedResult'] = ResolversParentTypes['SharedShoppingProductMarkedResult']> = {
  __resolveType: TypeResolveFn<'SharedShoppingProductMarked' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ShoppingCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingCategory'] = ResolversParentTypes['ShoppingCategory']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ShoppingProduct']>, ParentType, ContextType>;
};

export type ShoppingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingChange'] = ResolversParentTypes['ShoppingChange']> = {
  less?: Resolver<Array<ResolversTypes['ShoppingChangeItem']>, ParentType, ContextType>;
  more?: Resolver<Array<ResolversTypes['ShoppingChangeItem']>, ParentType, ContextType>;
};

export type ShoppingChangeItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingChangeItem'] = ResolversParentTypes['ShoppingChangeItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShoppingItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingItem'] = ResolversParentTypes['ShoppingItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBought?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShoppingItemChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingItemChanged'] = ResolversParentTypes['ShoppingItemChanged']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['ShoppingItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShoppingItemRemovedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingItemRemovedResult'] = ResolversParentTypes['ShoppingItemRemovedResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException', ParentType, ContextType>;
};

export type ShoppingItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingItemResult'] = ResolversParentTypes['ShoppingItemResult']> = {
  __resolveType: TypeResolveFn<'ShoppingItemChanged' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ShoppingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingList'] = ResolversParentTypes['ShoppingList']> = {
  categories?: Resolver<Array<ResolversTypes['ShoppingCategory']>, ParentType, ContextType>;
  cookedMeals?: Resolver<Array<ResolversTypes['ShoppingMeal']>, ParentType, ContextType>;
  ownItems?: Resolver<Array<ResolversTypes['ShoppingItem']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['DatePeriod'], ParentType, ContextType>;
  plates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShoppingListLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListLink'] = ResolversParentTypes['ShoppingListLink']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['DatePeriod'], ParentType, ContextType>;
};

export type ShoppingListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListResult'] = ResolversParentTypes['ShoppingListResult']> = {
  __resolveType: TypeResolveFn<'ShoppingList' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ShoppingListSharedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListShared'] = ResolversParentTypes['ShoppingListShared']> = {
  link?: Resolver<ResolversTypes['ShoppingListLink'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShoppingListSharedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingListSharedResult'] = ResolversParentTypes['ShoppingListSharedResult']> = {
  __resolveType: TypeResolveFn<'ShoppingListShared' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ShoppingMealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingMeal'] = ResolversParentTypes['ShoppingMeal']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ShoppingPlatesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingPlatesResult'] = ResolversParentTypes['ShoppingPlatesResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type ShoppingProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingProduct'] = ResolversParentTypes['ShoppingProduct']> = {
  atHome?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  atHomeGrams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bought?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalStoreMeasure?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  externalStoreProductId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  externalStoreUnit?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeUnits?: Resolver<Array<ResolversTypes['HomeUnit']>, ParentType, ContextType>;
  imageUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBought?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTrimmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  neededGrams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShoppingProductMarkedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingProductMarked'] = ResolversParentTypes['ShoppingProductMarked']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBought?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ShoppingProduct'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShoppingProductMarkedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShoppingProductMarkedResult'] = ResolversParentTypes['ShoppingProductMarkedResult']> = {
  __resolveType: TypeResolveFn<'ShoppingProductMarked' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type SocialEntryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialEntryResult'] = ResolversParentTypes['SocialEntryResult']> = {
  __resolveType: TypeResolveFn<'OauthException' | 'Token', ParentType, ContextType>;
};

export type SocialLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLinkResult'] = ResolversParentTypes['SocialLinkResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'OauthException' | 'UnauthorizedException', ParentType, ContextType>;
};

export type SocialUnlinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialUnlinkResult'] = ResolversParentTypes['SocialUnlinkResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
};

export type StepPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepPart'] = ResolversParentTypes['StepPart']> = {
  amount?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Token'] = ResolversParentTypes['Token']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnauthorizedExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnauthorizedException'] = ResolversParentTypes['UnauthorizedException']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnsubscribeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeAnswer'] = ResolversParentTypes['UnsubscribeAnswer']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnsubscribeByLinkAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeByLinkAnswer'] = ResolversParentTypes['UnsubscribeByLinkAnswer']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ValidateDietSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidateDietSettingsResult'] = ResolversParentTypes['ValidateDietSettingsResult']> = {
  __resolveType: TypeResolveFn<'DietSettingsValid' | 'ValidationException', ParentType, ContextType>;
};

export type ValidationExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationException'] = ResolversParentTypes['ValidationException']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['ErrorDetail']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  skipable?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoWorkoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoWorkout'] = ResolversParentTypes['VideoWorkout']> = {
  accessTo?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lifetimeAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VolumeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Volume'] = ResolversParentTypes['Volume']> = {
  unit?: Resolver<ResolversTypes['VolumeUnit'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WeekNutrientHintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekNutrientHint'] = ResolversParentTypes['WeekNutrientHint']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['WeekNutrientCode'], ParentType, ContextType>;
  recommended?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WeightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Weight'] = ResolversParentTypes['Weight']> = {
  unit?: Resolver<ResolversTypes['WeightUnit'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessCodeOffer?: AccessCodeOfferResolvers<ContextType>;
  AccessCodeOfferResult?: AccessCodeOfferResultResolvers<ContextType>;
  AccountRemoval?: AccountRemovalResolvers<ContextType>;
  AccountRemovalResult?: AccountRemovalResultResolvers<ContextType>;
  ActivateAccountResult?: ActivateAccountResultResolvers<ContextType>;
  ActiveSubscription?: ActiveSubscriptionResolvers<ContextType>;
  AddMealToFavoritesResult?: AddMealToFavoritesResultResolvers<ContextType>;
  Agreements?: AgreementsResolvers<ContextType>;
  AllMeals?: AllMealsResolvers<ContextType>;
  AllMealsResult?: AllMealsResultResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleAuthor?: ArticleAuthorResolvers<ContextType>;
  ArticleCategory?: ArticleCategoryResolvers<ContextType>;
  ArticleLabel?: ArticleLabelResolvers<ContextType>;
  ArticlePagination?: ArticlePaginationResolvers<ContextType>;
  AuthorizationUrls?: AuthorizationUrlsResolvers<ContextType>;
  AvailableDay?: AvailableDayResolvers<ContextType>;
  AvailableDayDiet?: AvailableDayDietResolvers<ContextType>;
  AvailableDayPlan?: AvailableDayPlanResolvers<ContextType>;
  BasicMutationSuccess?: BasicMutationSuccessResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CalendarFeedMade?: CalendarFeedMadeResolvers<ContextType>;
  CalendarFeedMadeResult?: CalendarFeedMadeResultResolvers<ContextType>;
  ChangeEmailResult?: ChangeEmailResultResolvers<ContextType>;
  ChangeNameResult?: ChangeNameResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangedDocument?: ChangedDocumentResolvers<ContextType>;
  ConfirmEmailChangeResult?: ConfirmEmailChangeResultResolvers<ContextType>;
  ContactResult?: ContactResultResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentText?: ContentTextResolvers<ContextType>;
  CouponActivateResult?: CouponActivateResultResolvers<ContextType>;
  CouponMutation?: CouponMutationResolvers<ContextType>;
  DailyDietPlan?: DailyDietPlanResolvers<ContextType>;
  DailyDietPlanCurrentWeightNeeded?: DailyDietPlanCurrentWeightNeededResolvers<ContextType>;
  DailyDietPlanExpired?: DailyDietPlanExpiredResolvers<ContextType>;
  DailyDietPlanFuture?: DailyDietPlanFutureResolvers<ContextType>;
  DailyDietPlanGoalLost?: DailyDietPlanGoalLostResolvers<ContextType>;
  DailyDietPlanGoalReached?: DailyDietPlanGoalReachedResolvers<ContextType>;
  DailyDietPlanIntroductionNeeded?: DailyDietPlanIntroductionNeededResolvers<ContextType>;
  DailyDietPlanNormal?: DailyDietPlanNormalResolvers<ContextType>;
  DailyDietPlanPaymentPending?: DailyDietPlanPaymentPendingResolvers<ContextType>;
  DailyDietPlanRedirect?: DailyDietPlanRedirectResolvers<ContextType>;
  DailyDietPlanSettingsNeeded?: DailyDietPlanSettingsNeededResolvers<ContextType>;
  DailyPlan?: DailyPlanResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DatePeriod?: DatePeriodResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayChanged?: DayChangedResolvers<ContextType>;
  DayCopyPreview?: DayCopyPreviewResolvers<ContextType>;
  DayCopyPreviewResult?: DayCopyPreviewResultResolvers<ContextType>;
  DayDiet?: DayDietResolvers<ContextType>;
  DayDish?: DayDishResolvers<ContextType>;
  DayEffect?: DayEffectResolvers<ContextType>;
  DayGuideHint?: DayGuideHintResolvers<ContextType>;
  DayProof?: DayProofResolvers<ContextType>;
  DayReplacement?: DayReplacementResolvers<ContextType>;
  DayReplacementCategory?: DayReplacementCategoryResolvers<ContextType>;
  DayReplacementEvent?: DayReplacementEventResolvers<ContextType>;
  DayReplacementHoliday?: DayReplacementHolidayResolvers<ContextType>;
  DayReplacementResult?: DayReplacementResultResolvers<ContextType>;
  DayReplacements?: DayReplacementsResolvers<ContextType>;
  DaySet?: DaySetResolvers<ContextType>;
  DearestExclusion?: DearestExclusionResolvers<ContextType>;
  Diet?: DietResolvers<ContextType>;
  DietChangeDay?: DietChangeDayResolvers<ContextType>;
  DietChangePreview?: DietChangePreviewResolvers<ContextType>;
  DietGeneratePreviewResult?: DietGeneratePreviewResultResolvers<ContextType>;
  DietGenerateResult?: DietGenerateResultResolvers<ContextType>;
  DietPhase?: DietPhaseResolvers<ContextType>;
  DietSetChangeResult?: DietSetChangeResultResolvers<ContextType>;
  DietSetUndoResult?: DietSetUndoResultResolvers<ContextType>;
  DietSettingsValid?: DietSettingsValidResolvers<ContextType>;
  DietTarget?: DietTargetResolvers<ContextType>;
  DishIngredient?: DishIngredientResolvers<ContextType>;
  DishPot?: DishPotResolvers<ContextType>;
  Duration?: DurationResolvers<ContextType>;
  EmailChange?: EmailChangeResolvers<ContextType>;
  EmailChanged?: EmailChangedResolvers<ContextType>;
  EndLoginResult?: EndLoginResultResolvers<ContextType>;
  ErrorDetail?: ErrorDetailResolvers<ContextType>;
  ExampleDay?: ExampleDayResolvers<ContextType>;
  ExampleDayInPreparation?: ExampleDayInPreparationResolvers<ContextType>;
  ExampleDayResult?: ExampleDayResultResolvers<ContextType>;
  ExchangeEffect?: ExchangeEffectResolvers<ContextType>;
  ExchangeUndone?: ExchangeUndoneResolvers<ContextType>;
  Excluded?: ExcludedResolvers<ContextType>;
  Exclusions?: ExclusionsResolvers<ContextType>;
  ExclusionsPreview?: ExclusionsPreviewResolvers<ContextType>;
  ExclusionsPreviewResult?: ExclusionsPreviewResultResolvers<ContextType>;
  ExclusionsSaveResult?: ExclusionsSaveResultResolvers<ContextType>;
  FastingCycle?: FastingCycleResolvers<ContextType>;
  FastingStatistics?: FastingStatisticsResolvers<ContextType>;
  FavoriteInserted?: FavoriteInsertedResolvers<ContextType>;
  FavoriteMeal?: FavoriteMealResolvers<ContextType>;
  FavoriteMealAdded?: FavoriteMealAddedResolvers<ContextType>;
  HealthDataConsent?: HealthDataConsentResolvers<ContextType>;
  HomeUnit?: HomeUnitResolvers<ContextType>;
  HydrationNotification?: HydrationNotificationResolvers<ContextType>;
  HydrationSettings?: HydrationSettingsResolvers<ContextType>;
  HydrationSettingsResult?: HydrationSettingsResultResolvers<ContextType>;
  IngredientCategory?: IngredientCategoryResolvers<ContextType>;
  IngredientReplacement?: IngredientReplacementResolvers<ContextType>;
  IngredientReplacements?: IngredientReplacementsResolvers<ContextType>;
  IngredientReplacementsResult?: IngredientReplacementsResultResolvers<ContextType>;
  InsertFavoritePreview?: InsertFavoritePreviewResolvers<ContextType>;
  InsertFavoritePreviewResult?: InsertFavoritePreviewResultResolvers<ContextType>;
  InsertFavoriteResult?: InsertFavoriteResultResolvers<ContextType>;
  IntermittentFasting?: IntermittentFastingResolvers<ContextType>;
  Length?: LengthResolvers<ContextType>;
  ListedMeal?: ListedMealResolvers<ContextType>;
  Login?: LoginResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  Macro?: MacroResolvers<ContextType>;
  MacroGrams?: MacroGramsResolvers<ContextType>;
  Macronutrient?: MacronutrientResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MeMutation?: MeMutationResolvers<ContextType>;
  MealDetailsResult?: MealDetailsResultResolvers<ContextType>;
  MealEaten?: MealEatenResolvers<ContextType>;
  MealEvent?: MealEventResolvers<ContextType>;
  MealReplacement?: MealReplacementResolvers<ContextType>;
  MealReplacements?: MealReplacementsResolvers<ContextType>;
  MealReplacementsResult?: MealReplacementsResultResolvers<ContextType>;
  MealTypeOfDay?: MealTypeOfDayResolvers<ContextType>;
  MealsLeft?: MealsLeftResolvers<ContextType>;
  MealsWithout?: MealsWithoutResolvers<ContextType>;
  MealsWithoutResult?: MealsWithoutResultResolvers<ContextType>;
  Measurement?: MeasurementResolvers<ContextType>;
  MobileApps?: MobileAppsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedDiet?: NamedDietResolvers<ContextType>;
  NamedFood?: NamedFoodResolvers<ContextType>;
  NarrowerDiet?: NarrowerDietResolvers<ContextType>;
  NewsletterMutation?: NewsletterMutationResolvers<ContextType>;
  OauthException?: OauthExceptionResolvers<ContextType>;
  OriginalIngredient?: OriginalIngredientResolvers<ContextType>;
  OriginalMeal?: OriginalMealResolvers<ContextType>;
  PlanReasonDetail?: PlanReasonDetailResolvers<ContextType>;
  PortionChange?: PortionChangeResolvers<ContextType>;
  PotAmount?: PotAmountResolvers<ContextType>;
  PrintedCooking?: PrintedCookingResolvers<ContextType>;
  PrintedDay?: PrintedDayResolvers<ContextType>;
  PrintedDaysResult?: PrintedDaysResultResolvers<ContextType>;
  PrintedDish?: PrintedDishResolvers<ContextType>;
  PrintedMeal?: PrintedMealResolvers<ContextType>;
  PrintedPlan?: PrintedPlanResolvers<ContextType>;
  PrintedPlate?: PrintedPlateResolvers<ContextType>;
  PrintedRecipe?: PrintedRecipeResolvers<ContextType>;
  PrintedSwap?: PrintedSwapResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProveOwnerResult?: ProveOwnerResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecipeStep?: RecipeStepResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RemoveAccountConfirmResult?: RemoveAccountConfirmResultResolvers<ContextType>;
  RemoveAccountMutation?: RemoveAccountMutationResolvers<ContextType>;
  RemoveAccountRequestResult?: RemoveAccountRequestResultResolvers<ContextType>;
  ReplacedDay?: ReplacedDayResolvers<ContextType>;
  ReplacedMeal?: ReplacedMealResolvers<ContextType>;
  ResendEmailChangeResult?: ResendEmailChangeResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  SaleProduct?: SaleProductResolvers<ContextType>;
  SaleProductPrice?: SaleProductPriceResolvers<ContextType>;
  SaleProductVariantLink?: SaleProductVariantLinkResolvers<ContextType>;
  SaleQuery?: SaleQueryResolvers<ContextType>;
  SaleVendor?: SaleVendorResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SendActivationResult?: SendActivationResultResolvers<ContextType>;
  SetInitialPasswordResult?: SetInitialPasswordResultResolvers<ContextType>;
  SetMealEatenResult?: SetMealEatenResultResolvers<ContextType>;
  SharedShoppingCategory?: SharedShoppingCategoryResolvers<ContextType>;
  SharedShoppingList?: SharedShoppingListResolvers<ContextType>;
  SharedShoppingListResult?: SharedShoppingListResultResolvers<ContextType>;
  SharedShoppingProduct?: SharedShoppingProductResolvers<ContextType>;
  SharedShoppingProductMarked?: SharedShoppingProductMarkedResolvers<ContextType>;
  SharedShoppingProductMarkedResult?: SharedShoppingProductMarkedResultResolvers<ContextType>;
  ShoppingCategory?: ShoppingCategoryResolvers<ContextType>;
  ShoppingChange?: ShoppingChangeResolvers<ContextType>;
  ShoppingChangeItem?: ShoppingChangeItemResolvers<ContextType>;
  ShoppingItem?: ShoppingItemResolvers<ContextType>;
  ShoppingItemChanged?: ShoppingItemChangedResolvers<ContextType>;
  ShoppingItemRemovedResult?: ShoppingItemRemovedResultResolvers<ContextType>;
  ShoppingItemResult?: ShoppingItemResultResolvers<ContextType>;
  ShoppingList?: ShoppingListResolvers<ContextType>;
  ShoppingListLink?: ShoppingListLinkResolvers<ContextType>;
  ShoppingListResult?: ShoppingListResultResolvers<ContextType>;
  ShoppingListShared?: ShoppingListSharedResolvers<ContextType>;
  ShoppingListSharedResult?: ShoppingListSharedResultResolvers<ContextType>;
  ShoppingMeal?: ShoppingMealResolvers<ContextType>;
  ShoppingPlatesResult?: ShoppingPlatesResultResolvers<ContextType>;
  ShoppingProduct?: ShoppingProductResolvers<ContextType>;
  ShoppingProductMarked?: ShoppingProductMarkedResolvers<ContextType>;
  ShoppingProductMarkedResult?: ShoppingProductMarkedResultResolvers<ContextType>;
  SocialEntryResult?: SocialEntryResultResolvers<ContextType>;
  SocialLinkResult?: SocialLinkResultResolvers<ContextType>;
  SocialUnlinkResult?: SocialUnlinkResultResolvers<ContextType>;
  StepPart?: StepPartResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  UnauthorizedException?: UnauthorizedExceptionResolvers<ContextType>;
  UnsubscribeAnswer?: UnsubscribeAnswerResolvers<ContextType>;
  UnsubscribeByLinkAnswer?: UnsubscribeByLinkAnswerResolvers<ContextType>;
  ValidateDietSettingsResult?: ValidateDietSettingsResultResolvers<ContextType>;
  ValidationException?: ValidationExceptionResolvers<ContextType>;
  VideoWorkout?: VideoWorkoutResolvers<ContextType>;
  Volume?: VolumeResolvers<ContextType>;
  WeekNutrientHint?: WeekNutrientHintResolvers<ContextType>;
  Weight?: WeightResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
