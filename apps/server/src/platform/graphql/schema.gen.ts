export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, written YYYY-MM-DD. */
  Date: { input: import('@dayplate/dates').CalendarDay; output: import('@dayplate/dates').CalendarDay; }
  /** An instant in ISO 8601, in UTC. */
  DateTime: { input: string; output: string; }
};

/** What a person gets for an access code. */
export type AccessCodeOffer = {
  /** Days of access, counted from the day of use or added to current access. */
  days: Scalars['Int']['output'];
  givesAccessToDiet: Scalars['Boolean']['output'];
  givesAccessToVideoWorkouts: Scalars['Boolean']['output'];
};

export type AccessCodeOfferResult = AccessCodeOffer | ValidationException;

/** The account that a removal link would delete. */
export type AccountRemoval = {
  /** Subscriptions that payment operators continue to collect after the removal. */
  activeSubscriptions: Array<ActiveSubscription>;
  /** The account's address, masked so that only its owner recognizes it: s***@example.com. */
  email: Scalars['String']['output'];
  /** Whether it is the caller's own account. */
  isYours: Scalars['Boolean']['output'];
};

/** UnauthorizedException: the link is used, older than 24 hours or unknown. */
export type AccountRemovalResult = AccountRemoval | UnauthorizedException | ValidationException;

export type ActivateAccountResult = BasicMutationSuccess | UnauthorizedException;

/** A subscription that renews itself. */
export type ActiveSubscription = {
  givesAccessToDiet: Scalars['Boolean']['output'];
  givesAccessToVideoWorkouts: Scalars['Boolean']['output'];
  /** The payment operator: Stripe, AppStore or GooglePlay. */
  operator: Scalars['String']['output'];
  /** The last paid day. It may have passed, because operators collect late. */
  renewalDate: Scalars['Date']['output'];
};

export type AddMealToFavoritesResult = FavoriteMealAdded | UnauthorizedException | ValidationException;

/** The messages that a person agreed to receive. All are off until the person agrees. */
export type Agreements = {
  articles: Scalars['Boolean']['output'];
  dietCourse: Scalars['Boolean']['output'];
  newsletter: Scalars['Boolean']['output'];
};

/**
 * All meals that the planner may choose for the viewer: those of their diet without what they exclude. The lists are short on purpose:
 * a client has all of them and filters without asking again.
 */
export type AllMeals = {
  /** Places in `listedMeals` of those whose name is English because no Polish one is written, if the reader's language is Polish. */
  englishNamed: Array<Scalars['Int']['output']>;
  foodIds: Array<Scalars['ID']['output']>;
  /** Names of the same foods in the reader's language. */
  foodNames: Array<Scalars['String']['output']>;
  /** The words of the same foods in both languages, in lower case and without accents. */
  foodWords: Array<Scalars['String']['output']>;
  /** In the order of the day, then by name. */
  listedMeals: Array<ListedMeal>;
  /** The words of each of these meals and of its dishes in both languages, in lower case and without accents. */
  mealWords: Array<Scalars['String']['output']>;
  narrowerDiets: Array<NarrowerDiet>;
};

export type AllMealsResult = AllMeals | UnauthorizedException;

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

/** An article in the reader's language. */
export type Article = {
  author: ArticleAuthor;
  category: ArticleCategory;
  /** Day of the last change that matters to a reader. */
  changedOn: Scalars['Date']['output'];
  /** The text as HTML without scripts, styles and HTML written by an author; null for those who may not read it. */
  content: Maybe<Scalars['String']['output']>;
  /** Label of a link below the text; null without one. */
  ctaLabel: Maybe<Scalars['String']['output']>;
  /** A path of the product; null without one. */
  ctaUrl: Maybe<Scalars['String']['output']>;
  /** Lucide's name of a drawing that stands on the plate of `thumbUrl` and `photoUrl`; null if they show a meal. */
  icon: Maybe<Scalars['String']['output']>;
  /** A number. The address of the article is `/knowledge/article/{id}-{slug}`. */
  id: Scalars['ID']['output'];
  /** The paragraph above the text, as plain text. Everyone reads it. */
  lead: Scalars['String']['output'];
  /** Label of the button beside it; null for everyone else. */
  onlyForPayingUsersCtaLabel: Maybe<Scalars['String']['output']>;
  /** Said in place of the text to those who may not read it; null for everyone else. */
  onlyForPayingUsersMessage: Maybe<Scalars['String']['output']>;
  /** Address of the picture above the text. */
  photoUrl: Scalars['String']['output'];
  /** Whether it comes first with `sortByPinned`. */
  pinned: Scalars['Boolean']['output'];
  /** Null unless `revealType` is phase. */
  revealDietPhase: Maybe<Scalars['String']['output']>;
  revealType: ArticleRevealType;
  /** The words of the address, in the reader's language. */
  slug: Scalars['String']['output'];
  /** One or two sentences for link previews, as plain text. */
  summary: Scalars['String']['output'];
  /** One or two sentences. Cards cut them at 70 characters. */
  teaser: Scalars['String']['output'];
  /** Address of the picture for a card. A plate without a meal if `icon` is set. */
  thumbUrl: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** Who wrote an article. All articles are by the product's own kitchen desk. */
export type ArticleAuthor = {
  /** Address of a square picture. */
  avatar: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Null for a desk. */
  isFemale: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
};

/** A category of articles, in the reader's language. */
export type ArticleCategory = {
  /** diet, tips or workouts; also the last part of the address `/knowledge/{category}`. */
  identifier: Scalars['String']['output'];
  label: ArticleLabel;
  name: Scalars['String']['output'];
};

export type ArticleLabel = {
  /** A CSS colour for a mark beside the name, on light and dark pages. */
  color: Scalars['String']['output'];
};

export type ArticlePagination = {
  articlesCount: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
};

/**
 * Who reads the text. free: everyone; paying: people with access to the diet; phase: people in the phase of `revealDietPhase`, which
 * no article uses yet.
 */
export type ArticleRevealType =
  | 'free'
  | 'paying'
  | 'phase';

/** Our addresses that redirect the browser to each provider; null if this installation has no account at the provider. */
export type AuthorizationUrls = {
  appleUrl: Maybe<Scalars['String']['output']>;
  facebookUrl: Maybe<Scalars['String']['output']>;
  googleUrl: Maybe<Scalars['String']['output']>;
};

export type AvailableDay = {
  date: Scalars['Date']['output'];
  dayPlan: AvailableDayPlan;
  /** Name of the holiday on this day; null on all other days. */
  holiday: Maybe<Scalars['String']['output']>;
  /** Icon of the holiday: star, tree, egg, doughnut, candle or pumpkin. Null on all other days. */
  holidayIcon: Maybe<Scalars['String']['output']>;
};

export type AvailableDayDiet = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  phase: DietPhase;
};

export type AvailableDayPlan = {
  diet: AvailableDayDiet;
  dietSetId: Scalars['ID']['output'];
};

/** The call succeeded; `code` is 200. */
export type BasicMutationSuccess = {
  code: Scalars['Int']['output'];
  /** For `changePassword`: whether it cancelled a pending change of e-mail address. Null for all other calls. */
  hasCancelledEmailChange: Maybe<Scalars['Boolean']['output']>;
};

/** The calendar of the viewer's meals, which calendar programs fetch from a secret address. */
export type CalendarFeed = {
  /** When its address was made. */
  madeAt: Scalars['DateTime']['output'];
};

export type CalendarFeedMade = {
  feed: CalendarFeed;
  /** The secret address. Only a hash of it is stored, so that it is answered here alone. */
  url: Scalars['String']['output'];
};

export type CalendarFeedMadeResult = CalendarFeedMade | UnauthorizedException | ValidationException;

/** UnauthorizedException (403): the caller has to reauthenticate first (`proveOwner`). */
export type ChangeEmailResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type ChangeNameResult = BasicMutationSuccess | ValidationException;

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

/** UnauthorizedException: the current password is wrong, or was tried too often. The answer does not say which. */
export type ChangePasswordResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

/** A document (terms or privacy policy) that changed after the person accepted it or was last told of a change. */
export type ChangedDocument = {
  changedOn: Scalars['Date']['output'];
  /** The identifier that `content` takes. */
  identifier: Scalars['String']['output'];
};

/**
 * UnauthorizedException (401): the link is unknown, too old or replaced by a newer one. ValidationException: another account has the
 * address by now.
 */
export type ConfirmEmailChangeResult = EmailChanged | UnauthorizedException | ValidationException;

export type ContactRequest = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** diet, technical, payment or other. */
  topic: Scalars['String']['input'];
};

export type ContactResult = BasicMutationSuccess | ValidationException;

/** A page of text in the reader's language. */
export type Content = {
  /** Day of the last change that matters to a reader. */
  changedOn: Scalars['Date']['output'];
  content: ContentText;
  identifier: Scalars['String']['output'];
  /** Title as plain text. The text does not repeat it. */
  title: Scalars['String']['output'];
};

/** A text as Markdown and as HTML. */
export type ContentText = {
  /** Made from the Markdown. Contains no scripts, no styles and no HTML written by an author. */
  html: Scalars['String']['output'];
  markdown: Scalars['String']['output'];
};

export type CouponActivateResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type CouponMutation = {
  /** Redeems an access code for days of access. A person can use a code once; all people together as often as it was issued for. */
  activate: CouponActivateResult;
};


export type CouponMutationActivateArgs = {
  accessCode: Scalars['String']['input'];
};

export type DailyDietPlan = DailyDietPlanCurrentWeightNeeded | DailyDietPlanExpired | DailyDietPlanFuture | DailyDietPlanGoalLost | DailyDietPlanGoalReached | DailyDietPlanIntroductionNeeded | DailyDietPlanNormal | DailyDietPlanPaymentPending | DailyDietPlanRedirect | DailyDietPlanSettingsNeeded | UnauthorizedException;

/** The newest weight is older than 90 days, or none was entered, so the targets are unreliable. */
export type DailyDietPlanCurrentWeightNeeded = {
  /** Day of the newest weight; null if none was entered. */
  lastWeightOn: Maybe<Scalars['Date']['output']>;
};

/** Access is valid today but ends before the asked day. */
export type DailyDietPlanExpired = {
  accessTo: Scalars['Date']['output'];
};

/** The asked day is before the start of the plan. */
export type DailyDietPlanFuture = {
  /** Days from today to the start. */
  daysToStart: Scalars['Int']['output'];
  startDate: Scalars['Date']['output'];
};

/** The newest weight is more than 2 kg away from a weight that the person wants to keep. They have to decide about the goal. */
export type DailyDietPlanGoalLost = {
  because: GoalCause;
  /** The day itself, for a person who decides later. */
  day: DailyDietPlanNormal;
  /** The first weight since the goal was set. */
  firstWeight: Weight;
  goalWeight: Weight;
  /** The newest weight. All weights here are in the person's own unit. */
  weight: Weight;
};

/** The goal weight is reached, and the person has to decide about a new goal. */
export type DailyDietPlanGoalReached = {
  because: GoalCause;
  /** The day itself, for a person who decides later. */
  day: DailyDietPlanNormal;
  /** The first weight since the goal was set. */
  firstWeight: Weight;
  goalWeight: Weight;
  /** The newest weight. All weights here are in the person's own unit. */
  weight: Weight;
};

/** The person has to see the introduction first. */
export type DailyDietPlanIntroductionNeeded = {
  code: Scalars['Int']['output'];
};

export type DailyDietPlanNormal = {
  /** The day this day can be copied to: the next day, or the asked one. Null if it has no plan or an eaten meal. */
  canBeCopiedToDate: Maybe<Scalars['Date']['output']>;
  date: Scalars['Date']['output'];
  dayDiet: DayDiet;
  events: Array<MealEvent>;
  /** Whether the viewer can choose a menu of this holiday: one without excluded foods that fits the day's energy and replaces no eaten meal. */
  hasHolidayMenu: Scalars['Boolean']['output'];
  /** Name of the holiday on this day; null on all other days. */
  holiday: Maybe<Scalars['String']['output']>;
  /** Icon of the holiday: star, tree, egg, doughnut, candle or pumpkin. Null on all other days. */
  holidayIcon: Maybe<Scalars['String']['output']>;
  /** The set of that day; after copying it equals the set of this day. Null if that day has no plan. */
  nextDaySet: Maybe<DaySet>;
  proof: DayProof;
  setId: Scalars['ID']['output'];
  showMacros: Scalars['Boolean']['output'];
  /**
   * Judged over the seven consecutive planned days around this day. Nutrients whose figures are unknown are left out, and with fewer
   * than four such days all are. Vegans always get vitamin B12.
   */
  weekHints: Array<WeekNutrientHint>;
};

/** The person has no access yet, but a pending payment will give it. */
export type DailyDietPlanPaymentPending = {
  /** Name of the product that is being paid for. */
  description: Scalars['String']['output'];
  /** Identifies the payment in the address of its page. */
  token: Scalars['ID']['output'];
};

/** A redirect to the nearest planned day; when printing, to the day whose page says what is needed first. */
export type DailyDietPlanRedirect = {
  date: Scalars['Date']['output'];
};

/** The person has to answer the wizard first, the health consent is withdrawn, or a Yes to a question about health stopped the plan. */
export type DailyDietPlanSettingsNeeded = {
  code: Scalars['Int']['output'];
};

/** Facts about today other than the meals. */
export type DailyPlan = {
  activeSubscriptions: Array<ActiveSubscription>;
  diet: Diet;
  fastingStatistics: FastingStatistics;
  intermittentFasting: IntermittentFasting;
  /** True if the newest weight is older than 7 days, or none was entered. */
  isTimeToNagForCurrentMeasurement: Scalars['Boolean']['output'];
  /** Day of the newest weight; null if none was entered. */
  lastWeightOn: Maybe<Scalars['Date']['output']>;
  lostBecauseOfLoseWeight: Scalars['Boolean']['output'];
  lostBecauseOfPutOnWeight: Scalars['Boolean']['output'];
  /** Whether the viewer can choose a menu of that holiday. */
  nextDayHasHolidayMenu: Scalars['Boolean']['output'];
  /** Name of the holiday on the next day; null if that day is no holiday or has no plan. */
  nextDayHoliday: Maybe<Scalars['String']['output']>;
  /** Icon of that holiday; null without one. */
  nextDayHolidayIcon: Maybe<Scalars['String']['output']>;
  reachedBecauseOfLoseWeight: Scalars['Boolean']['output'];
  reachedBecauseOfPutOnWeight: Scalars['Boolean']['output'];
  /** What to prepare this evening for the next day's meals. */
  recipeNotesForNextDay: Array<Scalars['String']['output']>;
};

export type DatePeriod = {
  end: Scalars['Date']['output'];
  start: Scalars['Date']['output'];
};

/** Both ends included, at most 31 days. */
export type DatePeriodInput = {
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
};

/** The result of a change that the viewer made, with the id to undo it. */
export type DayChanged = {
  /** Id that `dietSetUndo` takes. */
  changeId: Scalars['ID']['output'];
  /** All changed days, and the day before the first of them, because its `canBeCopiedToDate` may change too. */
  changedDays: Array<DailyDietPlanNormal>;
  code: Scalars['Int']['output'];
};

/** The effect of copying a day on the target day. A preview changes nothing. */
export type DayCopyPreview = {
  date: Scalars['Date']['output'];
  effect: ExchangeEffect;
};

export type DayCopyPreviewResult = DayCopyPreview | UnauthorizedException | ValidationException;

export type DayDiet = {
  dietId: Scalars['Int']['output'];
  fibreG: Scalars['Int']['output'];
  guideHints: Array<DayGuideHint>;
  id: Scalars['ID']['output'];
  kcal: Scalars['Int']['output'];
  macro: Macro;
  name: Scalars['String']['output'];
  phase: DietPhase;
};

export type DayDish = {
  id: Scalars['ID']['output'];
  ingredients: Array<DishIngredient>;
  isFirstOccurrence: Scalars['Boolean']['output'];
  /** True for a dish that is made fresh for each plate, as a salad is, also in a meal that is cooked once for several days. */
  isFresh: Scalars['Boolean']['output'];
  isLastOccurrence: Scalars['Boolean']['output'];
  isPortioned: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  /** How kept portions are eaten; null if the recipe does not say. */
  leftoverUse: Maybe<LeftoverUse>;
  name: Scalars['String']['output'];
  /** The days on which portions of the same batch are eaten, including this one, earliest first. Empty for an offered meal. */
  portionDates: Array<Scalars['Date']['output']>;
  portions: Scalars['Int']['output'];
  portionsTotal: Scalars['Int']['output'];
  /** The whole pot, if more than one of its portions is planned and the dish is kept; otherwise null. */
  pot: Maybe<DishPot>;
  /** The steps for one portion as text, each ingredient followed by its amount. */
  recipe: Array<Scalars['String']['output']>;
  recipeNote: Maybe<Scalars['String']['output']>;
  /** The same steps in parts. */
  steps: Array<RecipeStep>;
};

/** The effect of a replacement on one day. */
export type DayEffect = {
  after: MacroGrams;
  before: MacroGrams;
  date: Scalars['Date']['output'];
  /** Whether the day stays inside its tolerances. */
  holds: Scalars['Boolean']['output'];
  portionChanges: Array<PortionChange>;
  target: MacroGrams;
};

/** A guide amount that a day certainly misses: the amount of the day, and the least or most it should contain. */
export type DayGuideHint = {
  amount: Scalars['Float']['output'];
  code: GuideCode;
  guide: Scalars['Float']['output'];
};

/** Shows whether a day fits: its target, its actual values, the deviation, and the reasons if it is outside its tolerances. */
export type DayProof = {
  actual: MacroGrams;
  /** The reasons that have figures. Empty for days planned before figures were stored. */
  details: Array<PlanReasonDetail>;
  /** Relative to the target: 0.01 is one per cent over it. */
  deviation: MacroGrams;
  /** Whether the day is inside its tolerances. */
  holds: Scalars['Boolean']['output'];
  reasons: Array<PlanReasonCode>;
  target: MacroGrams;
};

/** A menu that could replace all uneaten meals of a day. */
export type DayReplacement = {
  /** Whether the menu can be chosen. */
  active: Scalars['Boolean']['output'];
  categories: Array<DayReplacementCategory>;
  /** Identifies this menu, for the day as it is now and for this search. `dietSetReplace` takes it. */
  dietSetId: Scalars['ID']['output'];
  /** Null if the menu cannot be chosen. */
  effect: Maybe<ExchangeEffect>;
  events: Array<DayReplacementEvent>;
  /** The holiday of the menu; null for an ordinary menu. */
  holiday: Maybe<DayReplacementHoliday>;
  /** Null if the menu can be chosen. */
  inactiveReason: Maybe<MenuInactiveReason>;
};

/** A category of a menu. Ids: holiday, original, quick, fish, vegetarian and vegan. */
export type DayReplacementCategory = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A meal of another day. */
export type DayReplacementEvent = {
  dishes: Array<DayDish>;
  /** The viewer's exclusions that this meal contains. */
  excluded: Array<Excluded>;
  /** The match of the search; null without a search, or if this meal does not match. */
  hit: Maybe<SearchHit>;
  /** The meal's id. */
  id: Scalars['ID']['output'];
  /** True if the viewer has already eaten the meal. It then stays, whatever menu is chosen. */
  isEaten: Scalars['Boolean']['output'];
  /** Energy of the portion that fits the day; null if none fits. */
  kcal: Maybe<Scalars['Int']['output']>;
  mealType: MealTypeOfDay;
  /** Name of the meal type in the reader's language. */
  name: Scalars['String']['output'];
  preparationImageUrl: Scalars['String']['output'];
  /** Name of the meal. */
  publicName: Scalars['String']['output'];
  /** Language of the name, the dishes and the steps: en if the recipe has no text in the reader's language. */
  textLanguage: Scalars['String']['output'];
};

export type DayReplacementHoliday = {
  description: Scalars['String']['output'];
  /** Icon of the holiday: star, tree, egg, doughnut, candle or pumpkin. */
  icon: Scalars['String']['output'];
  identifier: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type DayReplacementResult = DayReplacements | UnauthorizedException | ValidationException;

export type DayReplacements = {
  date: Scalars['Date']['output'];
  /** Holiday menus first, then the day as it was originally planned, then days planned for the same target. */
  replacements: Array<DayReplacement>;
};

/** The menu of a day. A copied day has the same set as its source. */
export type DaySet = {
  id: Scalars['ID']['output'];
};

/** The exclusion whose removal would bring back the most meals of a type. */
export type DearestExclusion = {
  excluded: Excluded;
  /** How many meals of the type return if only this exclusion is removed. */
  mealCount: Scalars['Int']['output'];
};

/** The diet that a person chose in the wizard, and how long they have access to it. */
export type Diet = {
  /** Last day with access; null if there was never any, or for lifetime access. */
  accessTo: Maybe<Scalars['Date']['output']>;
  activityLevel: Maybe<DietActivityLevel>;
  /**
   * Days with a plan, oldest first, at most the last 180. `from` and `to` limit them to a period, both ends included; either may be
   * left out.
   */
  availableDays: Array<AvailableDay>;
  dietType: Maybe<DietType>;
  exclusions: Exclusions;
  hadEver: Scalars['Boolean']['output'];
  /** Id of the chosen diet: 3, 4, 5 or 200; null before the wizard. */
  id: Maybe<Scalars['Int']['output']>;
  lifetimeAccess: Scalars['Boolean']['output'];
  mode: Maybe<DietMode>;
  /** The day from which the phases of the current plan are counted. Null without a planned day from today on. */
  phasesFrom: Maybe<Scalars['Date']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  /** When a Yes to a question about health stopped the plan; null while nothing stops it. */
  stoppedAt: Maybe<Scalars['DateTime']['output']>;
};


/** The diet that a person chose in the wizard, and how long they have access to it. */
export type DietAvailableDaysArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type DietActivityLevel =
  | 'ACTIVITY_LEVEL_HIGH'
  | 'ACTIVITY_LEVEL_LOW'
  | 'ACTIVITY_LEVEL_MEDIUM'
  | 'ACTIVITY_LEVEL_NONE';

/** A future day before and after a change of settings. */
export type DietChangeDay = {
  /** The new target of the day. */
  after: MacroGrams;
  /** The current target of the day; null if the day is not planned yet. */
  before: Maybe<MacroGrams>;
  date: Scalars['Date']['output'];
  /** Whether the meals, the phase or the target of the day would change. */
  isChanged: Scalars['Boolean']['output'];
};

/** The effect that generating would have on future days. A preview stores nothing. */
export type DietChangePreview = {
  /** Every day from the start date on, oldest first. */
  days: Array<DietChangeDay>;
  diet: NamedDiet;
  /** The first days with replaced meals, at most three, as examples. */
  firstReplacedDays: Array<ReplacedDay>;
  /** The diet of the replaced days; null if it is the same as `diet`. */
  formerDiet: Maybe<NamedDiet>;
  /** The first changed day from the start date on; null if none changes. Earlier days and eaten meals stay. */
  from: Maybe<Scalars['Date']['output']>;
  /** How many meals stay on the days that are planned both before and after the change. */
  mealsKept: Scalars['Int']['output'];
  /** How many meals of these days are replaced. */
  mealsReplaced: Scalars['Int']['output'];
  /** Days before the start date whose meals are replaced, because they contain an excluded food. */
  replacedDays: Array<ReplacedDay>;
  /** Identifies this change: generating with it makes exactly this change, or none. */
  token: Scalars['ID']['output'];
};

export type DietGenerateInput = {
  activityLevel: DietActivityLevel;
  dateOfBirth: Scalars['String']['input'];
  dietId: Scalars['Int']['input'];
  dietMode: DietMode;
  dietType: DietType;
  /** The exclusions from now on. If absent, the stored exclusions stay. */
  exclusions?: InputMaybe<ExclusionsInput>;
  /** Ignored for stabilization, which uses the current weight. */
  goalWeight?: InputMaybe<WeightInput>;
  /** The person answered No to each question: pregnant or breast-feeding, an eating disorder, an illness that needs a medical diet. A Yes makes no plan; `dietStop` stops one that was made before. `dateOfBirth` says whether they are 18 or over. */
  healthConfirmed: Scalars['Boolean']['input'];
  /** Explicit consent to process health data (GDPR, article 9). May be false while an earlier consent is valid. */
  healthDataConsent: Scalars['Boolean']['input'];
  height: LengthInput;
  /** female or male; any other value is a validation error of this field. */
  sex: Scalars['String']['input'];
  startDate: Scalars['String']['input'];
  weight: WeightInput;
};

export type DietGeneratePreviewResult = DietChangePreview | UnauthorizedException | ValidationException;

/** Returns a new DietChangePreview if the change no longer matches the preview of the token. */
export type DietGenerateResult = BasicMutationSuccess | DietChangePreview | UnauthorizedException | ValidationException;

export type DietMode =
  | 'gain_muscle_mass'
  | 'put_on_weight'
  | 'slimming'
  | 'stabilization';

export type DietPhase = {
  /** CSS colour of the phase's mark. Never used for text. */
  colour: Scalars['String']['output'];
  /** start, burn, balance, keep or build. */
  identifier: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type DietSetChangeResult = DayChanged | UnauthorizedException | ValidationException;

export type DietSetUndoResult = ExchangeUndone | UnauthorizedException | ValidationException;

/** The wizard's answers so far. Missing answers are not checked, so that each step can be checked alone. */
export type DietSettingsInput = {
  activityLevel?: InputMaybe<DietActivityLevel>;
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** 3 classic, 4 vegetarian, 5 vegan, 200 glp1. */
  dietId?: InputMaybe<Scalars['Int']['input']>;
  dietMode?: InputMaybe<DietMode>;
  dietType?: InputMaybe<DietType>;
  /** The exclusions; checked against the diet once `dietId` is present. */
  exclusions?: InputMaybe<ExclusionsInput>;
  goalWeight?: InputMaybe<WeightInput>;
  height?: InputMaybe<LengthInput>;
  /** female or male; any other value is a validation error of this field. */
  sex?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['String']['input']>;
  weight?: InputMaybe<WeightInput>;
};

export type DietSettingsValid = {
  code: Scalars['Int']['output'];
  /** Null until all answers it depends on are present. */
  target: Maybe<DietTarget>;
};

/** The daily target that follows from the answers, shown before days are generated. */
export type DietTarget = {
  carbohydrateG: Scalars['Int']['output'];
  fatG: Scalars['Int']['output'];
  /** Energy per day in the gentle first week of a beginner; the same as `kcal` without such a week. */
  firstWeekKcal: Scalars['Int']['output'];
  kcal: Scalars['Int']['output'];
  /** Codes of planner rules that changed the target: FLOOR_REACHED. */
  notices: Array<Scalars['String']['output']>;
  proteinG: Scalars['Int']['output'];
};

export type DietType =
  | 'glp1'
  | 'standard';

export type DishIngredient = {
  category: IngredientCategory;
  /** Whether other foods could replace the ingredient while the meal is not eaten. */
  hasReplacement: Scalars['Boolean']['output'];
  /** Address of a picture of the food; null if there is none. */
  imageUrl: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  /** The weight first (of what is poured, the volume), then a household measure if one suits the amount. */
  measurements: Array<Measurement>;
  name: Scalars['String']['output'];
  /** The recipe's own ingredient; null if it was not replaced. */
  original: Maybe<OriginalIngredient>;
  /** Identifies this ingredient of this meal on this day. */
  productAmountId: Scalars['ID']['output'];
  productId: Scalars['ID']['output'];
  replacements: Array<IngredientReplacement>;
  /** Null if the shop does not sell the ingredient. */
  saleProductVariant: Maybe<SaleProductVariantLink>;
};

/** A dish that is cooked once for several days. */
export type DishPot = {
  /** In the order of the dish's ingredients. */
  amounts: Array<PotAmount>;
  /** Portions that are still planned. */
  portions: Scalars['Int']['output'];
  steps: Array<RecipeStep>;
};

export type Duration = {
  days: Scalars['Int']['output'];
  hours: Scalars['Int']['output'];
  minutes: Scalars['Int']['output'];
  months: Scalars['Int']['output'];
  seconds: Scalars['Int']['output'];
  years: Scalars['Int']['output'];
};

/** A requested change of address. It takes effect when the link mailed to the new address is opened. */
export type EmailChange = {
  email: Scalars['String']['output'];
  /** When the link expires. */
  expiresAt: Scalars['DateTime']['output'];
};

export type EmailChanged = {
  /** Whether it is the caller's own account. */
  isYours: Scalars['Boolean']['output'];
};

export type EndLoginResult = BasicMutationSuccess | ValidationException;

/** The validation errors of one input field. */
export type ErrorDetail = {
  /** Dotted path of the field: `goalWeight.value`. */
  fieldName: Scalars['String']['output'];
  /** Text ids of the errors. The client translates them. */
  messages: Array<Scalars['String']['output']>;
};

/**
 * A day planned for an example body: in one of the current weeks, by the engine that plans for users. `isEaten` is false for all meals,
 * and no meal belongs to a user.
 */
export type ExampleDay = {
  date: Scalars['Date']['output'];
  dayDiet: DayDiet;
  events: Array<MealEvent>;
  /**
   * Meals that may replace those of the day, the nearest to the target first: at most six of each type. Each keeps the day inside its
   * tolerances while the other three stay.
   */
  exampleReplacements: Array<MealEvent>;
  /** A meal of the day or of its replacements; null for any other, and after the day was planned again without it. */
  meal: Maybe<MealEvent>;
  proof: DayProof;
};


/**
 * A day planned for an example body: in one of the current weeks, by the engine that plans for users. `isEaten` is false for all meals,
 * and no meal belongs to a user.
 */
export type ExampleDayMealArgs = {
  id: Scalars['ID']['input'];
  type: MealTypeName;
};

/** The day is not planned yet. The server plans all example days by itself, soon after it started. */
export type ExampleDayInPreparation = {
  retryAfterSeconds: Scalars['Int']['output'];
};

export type ExampleDayResult = ExampleDay | ExampleDayInPreparation | ValidationException;

/** The effect of a replacement, shown before it is chosen. */
export type ExchangeEffect = {
  /** The days whose meals change, the asked day first. */
  dayEffects: Array<DayEffect>;
  /** Whether all changed days stay inside their tolerances. */
  keepsInside: Scalars['Boolean']['output'];
  /** Null if no day keeps the dish. For menus and copies, which change several meals, only EATEN or null. */
  keptBecause: Maybe<KeptBecause>;
  /** Days that keep the current dish, if it was cooked for several days. */
  keptDates: Array<Scalars['Date']['output']>;
  shopping: ShoppingChange;
  /** Portions that are already cooked but no longer planned for any day. */
  uneatenPortions: Scalars['Int']['output'];
};

export type ExchangeUndone = {
  changedDays: Array<DailyDietPlanNormal>;
  code: Scalars['Int']['output'];
};

/** One exclusion: an allergen or a food; the other field is null. */
export type Excluded = {
  allergen: Maybe<Allergen>;
  food: Maybe<NamedFood>;
};

/** The allergens and foods that a person does not eat, in addition to the rules of their diet. */
export type Exclusions = {
  allergens: Array<Allergen>;
  /** Foods that the person does not like, at most 60. */
  foods: Array<NamedFood>;
};

export type ExclusionsInput = {
  allergens: Array<Allergen>;
  /** Ids of foods, at most 60. */
  foodIds: Array<Scalars['ID']['input']>;
};

/** The effect of new exclusions on future days. A preview stores nothing. */
export type ExclusionsPreview = {
  canBePlanned: Scalars['Boolean']['output'];
  /** Days whose meals would be replaced, oldest first. Past days and eaten meals never change. */
  days: Array<ReplacedDay>;
  mealsLeft: Array<MealsLeft>;
  /** Identifies this change: saving with it makes exactly this change, or none. */
  token: Scalars['ID']['output'];
};

export type ExclusionsPreviewResult = ExclusionsPreview | ValidationException;

export type ExclusionsSaveResult = BasicMutationSuccess | ExclusionsPreview | ValidationException;

export type FastingCycle = {
  phase: Scalars['String']['output'];
  phaseFinishPlannedTo: Scalars['DateTime']['output'];
};

/** Counts of the fasting timer; all zero before the first cycle. */
export type FastingStatistics = {
  currentDietLength: Scalars['Int']['output'];
  currentDietProgress: Scalars['Int']['output'];
  dietsCount: Scalars['Int']['output'];
};

/** The favourite was inserted into the day. */
export type FavoriteInserted = {
  /** Id that `dietSetUndo` takes to undo the change. */
  changeId: Scalars['ID']['output'];
  changedDays: Array<DailyDietPlanNormal>;
  code: Scalars['Int']['output'];
  /** Id of the day's new set. */
  id: Scalars['ID']['output'];
};

/** A meal that the viewer marked as a favourite. Its amounts are those of the base portion. */
export type FavoriteMeal = {
  allergens: Array<Allergen>;
  dishes: Array<DayDish>;
  /** The meal's id. */
  id: Scalars['ID']['output'];
  isFavorite: Scalars['Boolean']['output'];
  kcal: Scalars['Int']['output'];
  macro: Macro;
  mealType: MealTypeOfDay;
  /** Name of the meal type: Breakfast. */
  name: Scalars['String']['output'];
  preparationImageUrl: Scalars['String']['output'];
  preparationTime: Duration;
  /** Address of a short silent animation; null for most meals. */
  preparationVideoUrl: Maybe<Scalars['String']['output']>;
  publicName: Scalars['String']['output'];
  /** Language of the name, the dishes and the steps: en if the recipe has no text in the reader's language. */
  textLanguage: Scalars['String']['output'];
};

export type FavoriteMealAdded = {
  code: Scalars['Int']['output'];
  /** The meal's id. */
  id: Scalars['ID']['output'];
};

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

/** The consent to process health data (GDPR, article 9), and whether such data is stored. */
export type HealthDataConsent = {
  /** Whether health data of the person is stored. After a withdrawal it is hidden until the consent is given again. */
  isDataKept: Scalars['Boolean']['output'];
  isGiven: Scalars['Boolean']['output'];
  /** Null while the consent is given, and if it was never given. */
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
};

export type HomeUnit = {
  /** What one holds, without peel and bones. */
  grams: Scalars['Float']['output'];
  /** Several of them: tubs, g. */
  name: Scalars['String']['output'];
  /** A single one that is counted: 1 tub. Null for units of scales and jugs. */
  one: Maybe<Scalars['String']['output']>;
};

/** When the phone reminds the person to drink: every `hourInterval` hours between `fromHour` and `toHour`. */
export type HydrationNotification = {
  enabled: Scalars['Boolean']['output'];
  /** Full hour of the day, 0 to 22. */
  fromHour: Scalars['Int']['output'];
  hourInterval: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  /** Full hour of the day, 1 to 23, later than `fromHour`. */
  toHour: Scalars['Int']['output'];
  useSound: Scalars['Boolean']['output'];
};

export type HydrationNotificationInput = {
  enabled: Scalars['Boolean']['input'];
  fromHour: Scalars['Int']['input'];
  hourInterval: Scalars['Int']['input'];
  key: Scalars['ID']['input'];
  toHour: Scalars['Int']['input'];
  useSound: Scalars['Boolean']['input'];
};

export type HydrationSettings = {
  /** The goal of every day that has no goal of its own. */
  defaultDailyGoal: Volume;
  key: Scalars['ID']['output'];
  /** Always one reminder. It is off until the person turns it on. */
  notifications: Array<HydrationNotification>;
};

/** Absent fields keep their stored values. */
export type HydrationSettingsInput = {
  defaultDailyGoal?: InputMaybe<VolumeInput>;
  notifications?: InputMaybe<Array<HydrationNotificationInput>>;
};

export type HydrationSettingsResult = BasicMutationSuccess | ValidationException;

export type IngredientCategory = {
  id: Scalars['ID']['output'];
  isOptional: Scalars['Boolean']['output'];
  isSeasoning: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** A food that could replace an ingredient. */
export type IngredientReplacement = {
  effect: ExchangeEffect;
  /** Id of the food; `replacementId` of `dietSetReplaceProduct`. */
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Whether it is the food of the original recipe. */
  isOriginal: Scalars['Boolean']['output'];
  measurements: Array<Measurement>;
  name: Scalars['String']['output'];
};

export type IngredientReplacements = {
  productAmountId: Scalars['ID']['output'];
  /** The recipe's own food first if it was replaced, then the most similar foods. */
  replacements: Array<IngredientReplacement>;
};

export type IngredientReplacementsResult = IngredientReplacements | UnauthorizedException | ValidationException;

/** The effect that inserting a favourite would have on a day. A preview changes nothing. */
export type InsertFavoritePreview = {
  date: Scalars['Date']['output'];
  effect: ExchangeEffect;
  /** Energy of the portion that fits the day. */
  kcal: Scalars['Int']['output'];
  /** The meal of the same type that would be replaced. */
  original: OriginalMeal;
};

export type InsertFavoritePreviewResult = InsertFavoritePreview | UnauthorizedException | ValidationException;

export type InsertFavoriteResult = FavoriteInserted | UnauthorizedException | ValidationException;

export type IntermittentFasting = {
  /** The current fasting cycle; null while the person is not fasting. */
  activeCycle: Maybe<FastingCycle>;
};

/** Why some days keep a dish that was cooked for several days. */
export type KeptBecause =
  /** The new dish would put those days outside their tolerances, or is out of season or repeated too soon there. */
  | 'DOES_NOT_FIT'
  /** The new dish does not keep until those days. */
  | 'DOES_NOT_KEEP'
  /** A portion of the batch has already been eaten. */
  | 'EATEN';

export type LeftoverUse =
  | 'COLD'
  | 'REHEAT';

/** A length in cm or in. */
export type Length = {
  unit: LengthUnit;
  value: Scalars['Float']['output'];
};

export type LengthInput = {
  unit: LengthUnit;
  value: Scalars['Float']['input'];
};

export type LengthUnit =
  | 'cm'
  | 'in';

/** A meal in the list of all meals, in its base portion, with what the filters of a client need. */
export type ListedMeal = {
  /** Its foods without water and seasonings, by their places in `foodNames` and `foodWords`. */
  foods: Array<Scalars['Int']['output']>;
  /** The meal's id. */
  id: Scalars['ID']['output'];
  kcal: Scalars['Int']['output'];
  /** Minutes from the first step to the table. */
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  picture: Scalars['String']['output'];
  type: MealTypeName;
};

/** A session of the viewer, shown as a device. */
export type Login = {
  /** Browser, as it named itself; null if it did not. */
  browser: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether this call came from this device. */
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  /** Operating system, as the browser named it; null if it did not. */
  system: Maybe<Scalars['String']['output']>;
};

export type LoginResult = Token | UnauthorizedException;

export type Macro = {
  /** The part of the protein that comes from animals. */
  animalProtein: Macronutrient;
  carbohydrates: Macronutrient;
  fat: Macronutrient;
  protein: Macronutrient;
};

export type MacroGrams = {
  carbohydrateG: Scalars['Float']['output'];
  fatG: Scalars['Float']['output'];
  kcal: Scalars['Float']['output'];
  proteinG: Scalars['Float']['output'];
};

/** The amount of one macronutrient in a meal or a day. */
export type Macronutrient = {
  grams: Scalars['Float']['output'];
  kcal: Scalars['Float']['output'];
  /** Share of energy in per cent, with 4/9/4 kcal per gram. Protein, fat and carbohydrates add up to 100. */
  percentage: Scalars['Int']['output'];
};

export type Me = {
  /** Subscriptions that will renew. A cancelled one is not listed, even while its paid days last. */
  activeSubscriptions: Array<ActiveSubscription>;
  agreements: Agreements;
  birthDate: Maybe<Scalars['Date']['output']>;
  /** Null while the calendar is switched off. */
  calendarFeed: Maybe<CalendarFeed>;
  /** The changed documents that the person has not been told of yet. */
  changedDocuments: Array<ChangedDocument>;
  created: Scalars['DateTime']['output'];
  diet: Diet;
  email: Scalars['String']['output'];
  /** The change of address that is not confirmed yet; null without one. */
  emailChange: Maybe<EmailChange>;
  /** The first weight that the person entered; null if they entered none. */
  firstWeight: Maybe<Weight>;
  goalWeight: Maybe<Weight>;
  hasExternalProviderSetUp: Scalars['Boolean']['output'];
  /** Whether a device is registered for notifications. Always false, because no client registers devices yet. */
  hasRegisteredDevices: Scalars['Boolean']['output'];
  healthDataConsent: HealthDataConsent;
  height: Maybe<Length>;
  hydrationSettings: HydrationSettings;
  id: Scalars['ID']['output'];
  isAbleToLoginWithApple: Scalars['Boolean']['output'];
  isAbleToLoginWithFacebook: Scalars['Boolean']['output'];
  isAbleToLoginWithGoogle: Scalars['Boolean']['output'];
  /** The newest weight that the person entered; null if they entered none. */
  lastWeight: Maybe<Weight>;
  /** Day of the newest weight; null if the person entered none. */
  lastWeightOn: Maybe<Scalars['Date']['output']>;
  /** The viewer's sessions, at most 50: the current one first, then the newest. */
  logins: Array<Login>;
  name: Maybe<Scalars['String']['output']>;
  passwordIsSet: Scalars['Boolean']['output'];
  /** True if the password was removed when the owner proved the e-mail address, because a stranger could have chosen that password. */
  passwordIsVoided: Scalars['Boolean']['output'];
  /** True if the login of this session removed the password. The client then explains why. */
  passwordWasVoidedAtLogin: Scalars['Boolean']['output'];
  sex: Maybe<Sex>;
  status: UserStatus;
  systemOfMeasures: SystemOfMeasures;
  videoWorkout: VideoWorkout;
  weight: Maybe<Weight>;
};

export type MeMutation = {
  /** Dismisses the notice that asks to confirm the address. The address stays unproved where its owner matters. */
  activateAccount: BasicMutationSuccess;
  /** Cancels the pending change of address. Succeeds also without one. */
  cancelEmailChange: BasicMutationSuccess;
  /**
   * Mails a link to the new address and a notice to the old one. The address changes only when the link is opened. Answers the same
   * if another account has the new address; its owner is then told by mail.
   */
  changeEmail: ChangeEmailResult;
  /** Changes the name. An empty string removes it. */
  changeName: ChangeNameResult;
  coupon: CouponMutation;
  /** Stores the settings and generates days from the start date on, all or nothing. With a token, only the change of its preview. */
  dietGenerate: DietGenerateResult;
  /**
   * Stops the plan after a Yes to a question about health: no day is planned from then on, and the days after today are deleted.
   * Today and earlier days stay. Which answer was a Yes is not stored. `dietGenerate` makes a new plan once each answer is No.
   */
  dietStop: BasicMutationSuccess;
  /** Stores, for all devices, that the person has been told of all changes up to this day. */
  documentsSeen: BasicMutationSuccess;
  /** Ends one of the viewer's sessions. An unknown, ended or foreign session is refused with the same error at `id`. */
  endLogin: EndLoginResult;
  /** Ends all of the viewer's sessions except this one. */
  endOtherLogins: BasicMutationSuccess;
  /**
   * Stores the exclusions and replaces the meals that contain them, all or nothing. If the change no longer matches the preview of
   * the token, nothing is stored and the new preview is returned. Without a planned day from today on, the token is ignored, and the
   * exclusions apply to the next plan; they can be stored without access. A repeated call changes nothing.
   */
  exclusionsSave: ExclusionsSaveResult;
  /** Gives the consent. After a withdrawal, stored data is shown again and the plan continues. A repeated call changes nothing. */
  healthDataConsentGive: BasicMutationSuccess;
  /**
   * Withdraws the consent: no day is planned or shown from then on. Health data is hidden, or deleted for good if `erasesData` is
   * true. Hidden data can be deleted later by a second withdrawal. Favourites, access and the account stay.
   */
  healthDataConsentWithdraw: BasicMutationSuccess;
  /** Stores that the person pressed the start button of the introduction. */
  introductionSeen: BasicMutationSuccess;
  /** Links a provider to the viewer's account, with the hand-off of a flow that the viewer started on /settings. */
  linkProvider: SocialLinkResult;
  /** Ends the session of this call. */
  logout: BasicMutationSuccess;
  /**
   * Reauthenticates by the password. For ten minutes, as after a login, this session may change the login methods of the account.
   * Calls that need it answer UnauthorizedException (403) with `auth/prove/password`, or `auth/prove/log-in` if no password is set.
   */
  proveOwner: ProveOwnerResult;
  /** Mails the link of the pending change again. The earlier link stops working. */
  resendEmailChange: ResendEmailChangeResult;
  /** Mails the link that confirms the address again. */
  sendActivation: SendActivationResult;
  /** Unlinks a provider. Refused if no other login method would be left. */
  unlinkProvider: SocialUnlinkResult;
};


export type MeMutationChangeEmailArgs = {
  email: Scalars['String']['input'];
};


export type MeMutationChangeNameArgs = {
  name: Scalars['String']['input'];
};


export type MeMutationDietGenerateArgs = {
  request: DietGenerateInput;
  token?: InputMaybe<Scalars['ID']['input']>;
};


export type MeMutationDocumentsSeenArgs = {
  changedOn: Scalars['Date']['input'];
};


export type MeMutationEndLoginArgs = {
  id: Scalars['ID']['input'];
};


export type MeMutationExclusionsSaveArgs = {
  exclusions: ExclusionsInput;
  healthDataConsent: Scalars['Boolean']['input'];
  token: Scalars['ID']['input'];
};


export type MeMutationHealthDataConsentWithdrawArgs = {
  erasesData: Scalars['Boolean']['input'];
};


export type MeMutationLinkProviderArgs = {
  provider: SocialProvider;
  token: Scalars['String']['input'];
};


export type MeMutationProveOwnerArgs = {
  currentPassword: Scalars['String']['input'];
};


export type MeMutationUnlinkProviderArgs = {
  provider: SocialProvider;
};

export type MealDetailsResult = MealEvent | UnauthorizedException | ValidationException;

export type MealEaten = {
  code: Scalars['Int']['output'];
  event: MealEvent;
};

/** A meal on one day. `key` is unique across days, because the same meal (`id`) is planned on several. */
export type MealEvent = {
  /** Minutes of `preparationTime` that are active work; null if all of it is. */
  activeMinutes: Maybe<Scalars['Int']['output']>;
  /** Allergens of all ingredients, including optional ones. */
  allergens: Array<Allergen>;
  canBeAddedToFavorites: Scalars['Boolean']['output'];
  dishes: Array<DayDish>;
  /** Address of a picture of the same plate after the meal. */
  eatenImageUrl: Scalars['String']['output'];
  /** The viewer's exclusions that this meal contains. Only meals planned before the exclusion contain any. */
  excluded: Array<Excluded>;
  id: Scalars['ID']['output'];
  isEaten: Scalars['Boolean']['output'];
  isFavorite: Scalars['Boolean']['output'];
  isReplacement: Scalars['Boolean']['output'];
  kcal: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  /** Name of the dish in its own country, beside an English name that describes it; null if it has none. */
  localName: Maybe<Scalars['String']['output']>;
  macro: Macro;
  mealType: MealTypeOfDay;
  name: Scalars['String']['output'];
  /** The meal that was planned here before it was replaced; null if none was replaced. */
  originalMeal: Maybe<OriginalMeal>;
  preparationImageUrl: Scalars['String']['output'];
  preparationTime: Duration;
  /** Address of a short silent animation; null for most meals. */
  preparationVideoUrl: Maybe<Scalars['String']['output']>;
  replacements: Array<MealReplacement>;
  /** Language of the name, the dishes and the steps: en if the recipe has no text in the reader's language. */
  textLanguage: Scalars['String']['output'];
};


/** A meal on one day. `key` is unique across days, because the same meal (`id`) is planned on several. */
export type MealEventReplacementsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  prependWithOriginalMeal?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A meal that could replace a planned one. */
export type MealReplacement = {
  allergens: Array<Allergen>;
  /** False for a meal that is no longer in the catalogue. */
  canBeAddedToFavorites: Scalars['Boolean']['output'];
  dishes: Array<DayDish>;
  effect: ExchangeEffect;
  /** Id of the meal; `replacementId` of `dietSetReplaceMeal`. */
  id: Scalars['ID']['output'];
  isFavorited: Scalars['Boolean']['output'];
  /** True for the meal that was planned here before it was replaced. */
  isOriginal: Scalars['Boolean']['output'];
  kcal: Scalars['Int']['output'];
  macro: Macro;
  /** The three heaviest ingredients of each dish, without seasonings and optional ingredients. */
  mainIngredients: Array<Scalars['String']['output']>;
  mealType: MealTypeOfDay;
  preparationImageUrl: Scalars['String']['output'];
  preparationTime: Duration;
  publicName: Scalars['String']['output'];
  /** Language of the name, the dishes and the steps: en if the recipe has no text in the reader's language. */
  textLanguage: Scalars['String']['output'];
};

export type MealReplacements = {
  date: Scalars['Date']['output'];
  /** The planned meal that would be replaced. */
  event: MealEvent;
  /** Nearest to the day's target first. With `prependWithOriginalMeal`, the original meal comes before all others. */
  replacements: Array<MealReplacement>;
};

export type MealReplacementsResult = MealReplacements | UnauthorizedException | ValidationException;

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

export type MealTypeOfDay = {
  name: Scalars['String']['output'];
  type: MealTypeName;
};

/** How many meals of one type the diet and the exclusions allow. */
export type MealsLeft = {
  count: Scalars['Int']['output'];
  /** The exclusion to remove first; null from five meals on, or if no single removal helps. */
  dearest: Maybe<DearestExclusion>;
  /** TOO_FEW_RECIPES below five meals: they repeat sooner than usual, and with none no plan can be made. Null from five on. */
  reason: Maybe<PlanReasonCode>;
  type: MealTypeName;
};

export type MealsWithout = {
  /** False if a meal type has no allowed meal left. */
  canBePlanned: Scalars['Boolean']['output'];
  mealsLeft: Array<MealsLeft>;
};

export type MealsWithoutResult = MealsWithout | ValidationException;

export type Measurement = {
  amount: Scalars['Float']['output'];
  /** Amount and unit as text: 2 tablespoons. */
  text: Scalars['String']['output'];
  unit: Scalars['String']['output'];
};

export type MeasurementInput = {
  amount: Scalars['Float']['input'];
  text: Scalars['String']['input'];
  unit: Scalars['String']['input'];
};

/** Why a menu cannot be chosen. */
export type MenuInactiveReason =
  /** The viewer has already eaten a meal that the menu would replace. */
  | 'ALREADY_EATEN'
  /** The menu contains an excluded food. */
  | 'MEALS_EXCLUDED'
  /** No portions of the menu match the energy of the day. */
  | 'OUT_OF_TOLERANCE';

/** Store addresses of the phone apps; null as long as an app does not exist. */
export type MobileApps = {
  appStoreUrl: Maybe<Scalars['String']['output']>;
  googlePlayUrl: Maybe<Scalars['String']['output']>;
};

/** An amount of money, rounded to 2 decimals. */
export type Money = {
  amount: Scalars['Float']['output'];
  /** ISO 4217 code: PLN. */
  currency: Scalars['String']['output'];
};

export type Mutation = {
  /** Confirms an e-mail address by the token of a mailed link. A second call answers the same. */
  activateAccount: ActivateAccountResult;
  /** Marks a meal of the catalogue as a favourite. A repeated call changes nothing. `mealKey` is ignored. */
  addMealToFavorites: AddMealToFavoritesResult;
  /** Stores whether the viewer agrees to messages about articles. */
  agreementToNotifyAboutArticles: BasicMutationSuccess;
  /** Stores whether the viewer agrees to messages about the diet course. */
  agreementToNotifyAboutDietCourse: BasicMutationSuccess;
  /** Stores whether the viewer agrees to receive the newsletter. */
  agreementToReceiveNewsletter: BasicMutationSuccess;
  /** The same as `register`, under the name that the purchase flow uses. */
  authRegister: RegisterResult;
  /** Switches the calendar on, or makes another address for it. An address that it has stops working. */
  calendarFeedMake: CalendarFeedMadeResult;
  /** Switches the calendar off. One that is off counts as switched off. */
  calendarFeedStop: BasicMutationSuccess;
  /** Changes the password, given the current one. Ends all other sessions and all mailed login and password links. */
  changePassword: ChangePasswordResult;
  /**
   * Confirms a new address by the token mailed to it. Links mailed to the old address stop working. All sessions end except the one
   * that requested the change and the one of this call. A second call answers the same.
   */
  confirmEmailChange: ConfirmEmailChangeResult;
  /** Stores a message for the operators. Needs no session; with one, the message is linked to the viewer. */
  contact: ContactResult;
  /** Copies the meals of a day to another day. */
  dietSetCopy: DietSetChangeResult;
  /** Marks a meal of a day as eaten or not eaten. A repeated call changes nothing. */
  dietSetMealEaten: SetMealEatenResult;
  /** Replaces the meals of a day by those of an offered menu. Eaten meals stay. */
  dietSetReplace: DietSetChangeResult;
  /** Replaces a meal that is not eaten by an offered one. */
  dietSetReplaceMeal: DietSetChangeResult;
  /** Replaces an ingredient by an offered food, in all portions of the batch. */
  dietSetReplaceProduct: DietSetChangeResult;
  /** Undoes a change. Refused if its days were changed since, or if a meal it would restore or replace has been eaten. */
  dietSetUndo: DietSetUndoResult;
  /**
   * Ends the session whose token has this SHA-256 hash, in hexadecimal. A browser that logs out while offline deletes the token and
   * stores only the hash, which cannot log anyone in. Answers the same whether such a session existed or not.
   */
  endSession: BasicMutationSuccess;
  /**
   * Stores how much the viewer wants to drink a day, and when the phone reminds them. Refused without the viewer's consent to
   * process health data.
   */
  hydrationSettings: HydrationSettingsResult;
  /**
   * Replaces the day's meal of the same type by a favourite. `originalMealId` is the meal that the page shows; the call is refused
   * if another meal is planned by now. Warnings stop the call unless `skipValidation` is true.
   */
  insertFavoriteToDayplan: InsertFavoriteResult;
  /**
   * Replaces the meal of the same type on a day that is not over by one of `allMeals`, as `insertFavoriteToDayplan` does with a favourite:
   * with the same warnings, refusals and undo.
   */
  insertMealToDayplan: InsertFavoriteResult;
  login: LoginResult;
  /** Logs in by the token of a mailed link. The link works once. */
  loginByToken: LoginResult;
  /** As `loginViaGoogle`. The hand-off is the parameter `id_token` of the return address. */
  loginViaApple: SocialEntryResult;
  /** As `loginViaGoogle`. */
  loginViaFacebook: SocialEntryResult;
  /** Logs in with the hand-off from the return address of a login with Google. It works once, in the same browser. */
  loginViaGoogle: SocialEntryResult;
  /** Changes that the viewer makes to their own account. HTTP 401 without a valid session. */
  me: MeMutation;
  newsletter: NewsletterMutation;
  register: RegisterResult;
  registerViaApple: SocialEntryResult;
  registerViaFacebook: SocialEntryResult;
  /**
   * Creates an account with such a hand-off. `authorizationCode` is ignored; some callers still send it, but the server has already
   * exchanged it. If the terms are not accepted, the hand-off is not used up; the answer is 422, or 410 if it is no longer valid.
   */
  registerViaGoogle: SocialEntryResult;
  /** Mails a link to choose a new password. Answers the same whether the address is registered or not. */
  remindPassword: BasicMutationSuccess;
  removeAccount: RemoveAccountMutation;
  /** Removes a meal from the favourites. Succeeds also if the meal is not a favourite. */
  removeMealFromFavoritesByMealId: BasicMutationSuccess;
  /** Sets a new password by the token of a mailed link, and ends all sessions. The link works once. */
  resetPassword: ResetPasswordResult;
  /** Mails a one-time login link. Answers the same whether the address is registered or not. */
  sendLoginLink: BasicMutationSuccess;
  /**
   * Sets the first password of the account of `authToken`, within ten minutes after its login. Later it answers
   * UnauthorizedException (403) with `auth/prove/log-in`. It never replaces an existing password.
   */
  setInitialPassword: SetInitialPasswordResult;
  /** Stores the system of measures: kg, cm and ml, or lb, in and oz. */
  setting: BasicMutationSuccess;
  /** Marks something that the owner wrote on the list. */
  sharedShoppingListMarkItem: ShoppingItemResult;
  /** Marks a product of the list of a link, by the rules for its owner. */
  sharedShoppingListMarkProduct: SharedShoppingProductMarkedResult;
  /**
   * Writes something on the list, at most 100 letters and 100 things. `id` is a UUID that the page makes; the same call sent twice
   * adds one thing.
   */
  shoppingListAddItem: ShoppingItemResult;
  /** Marks something that the viewer wrote on the list. With an older version nothing is marked, and the answer has the newer state. */
  shoppingListMarkItem: ShoppingItemResult;
  /** Marks all that the period still needs of a product as bought. */
  shoppingListMarkProductAsBought: ShoppingProductMarkedResult;
  /** Takes the mark back for the days of the period. */
  shoppingListMarkProductAsNotBought: ShoppingProductMarkedResult;
  /** Takes something off the list that the viewer wrote there. Something that is gone counts as taken off. */
  shoppingListRemoveItem: ShoppingItemRemovedResult;
  /** Says how much of a product is at home, in grams without peel and bones; 0 takes it back. */
  shoppingListSetAtHome: ShoppingProductMarkedResult;
  /** Sets for how many people the viewer shops, 1 to 6. */
  shoppingListSetPlates: ShoppingPlatesResult;
  /** Makes a link to a list, which works for 7 days. A link that there is to the same list stops working. */
  shoppingListShare: ShoppingListSharedResult;
  /** Stops the link to a list. One that is gone counts as stopped. */
  shoppingListStopSharing: BasicMutationSuccess;
  /** The same as the query of this name. */
  validateResetPasswordToken: Scalars['Boolean']['output'];
};


export type MutationActivateAccountArgs = {
  token: Scalars['String']['input'];
};


export type MutationAddMealToFavoritesArgs = {
  mealId: Scalars['ID']['input'];
  mealKey?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAgreementToNotifyAboutArticlesArgs = {
  agreement: Scalars['Boolean']['input'];
};


export type MutationAgreementToNotifyAboutDietCourseArgs = {
  agreement: Scalars['Boolean']['input'];
};


export type MutationAgreementToReceiveNewsletterArgs = {
  agreement: Scalars['Boolean']['input'];
};


export type MutationAuthRegisterArgs = {
  request: RegistrationInput;
};


export type MutationChangePasswordArgs = {
  request: ChangePasswordInput;
};


export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationContactArgs = {
  request: ContactRequest;
};


export type MutationDietSetCopyArgs = {
  sourceDate: Scalars['Date']['input'];
  targetDate: Scalars['Date']['input'];
};


export type MutationDietSetMealEatenArgs = {
  date: Scalars['Date']['input'];
  eaten: Scalars['Boolean']['input'];
  mealId: Scalars['ID']['input'];
  mealKey: Scalars['ID']['input'];
  setId: Scalars['ID']['input'];
};


export type MutationDietSetReplaceArgs = {
  request: ReplaceDayInput;
};


export type MutationDietSetReplaceMealArgs = {
  request: ReplaceMealInput;
};


export type MutationDietSetReplaceProductArgs = {
  request: ReplaceProductInput;
};


export type MutationDietSetUndoArgs = {
  changeId: Scalars['ID']['input'];
};


export type MutationEndSessionArgs = {
  tokenHash: Scalars['String']['input'];
};


export type MutationHydrationSettingsArgs = {
  settings: HydrationSettingsInput;
};


export type MutationInsertFavoriteToDayplanArgs = {
  date: Scalars['Date']['input'];
  originalMealId?: InputMaybe<Scalars['ID']['input']>;
  replacementId: Scalars['ID']['input'];
  skipValidation?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationInsertMealToDayplanArgs = {
  date: Scalars['Date']['input'];
  originalMealId?: InputMaybe<Scalars['ID']['input']>;
  replacementId: Scalars['ID']['input'];
  skipValidation?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationLoginByTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationLoginViaAppleArgs = {
  token: Scalars['String']['input'];
};


export type MutationLoginViaFacebookArgs = {
  token: Scalars['String']['input'];
};


export type MutationLoginViaGoogleArgs = {
  token: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  request: RegistrationInput;
};


export type MutationRegisterViaAppleArgs = {
  agreementsPersonalDataProcessing?: InputMaybe<Scalars['Boolean']['input']>;
  agreementsTermsAndConditions: Scalars['Boolean']['input'];
  authorizationCode?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationRegisterViaFacebookArgs = {
  agreementsPersonalDataProcessing?: InputMaybe<Scalars['Boolean']['input']>;
  agreementsTermsAndConditions: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


export type MutationRegisterViaGoogleArgs = {
  agreementsPersonalDataProcessing?: InputMaybe<Scalars['Boolean']['input']>;
  agreementsTermsAndConditions: Scalars['Boolean']['input'];
  authorizationCode?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationRemindPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationRemoveMealFromFavoritesByMealIdArgs = {
  mealId: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSendLoginLinkArgs = {
  email: Scalars['String']['input'];
};


export type MutationSetInitialPasswordArgs = {
  authToken: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSettingArgs = {
  request: SettingInput;
};


export type MutationSharedShoppingListMarkItemArgs = {
  id: Scalars['ID']['input'];
  isBought: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSharedShoppingListMarkProductArgs = {
  isBought: Scalars['Boolean']['input'];
  productId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationShoppingListAddItemArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationShoppingListMarkItemArgs = {
  id: Scalars['ID']['input'];
  isBought: Scalars['Boolean']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationShoppingListMarkProductAsBoughtArgs = {
  request: ShoppingListProductRequest;
};


export type MutationShoppingListMarkProductAsNotBoughtArgs = {
  request: ShoppingListProductRequest;
};


export type MutationShoppingListRemoveItemArgs = {
  id: Scalars['ID']['input'];
};


export type MutationShoppingListSetAtHomeArgs = {
  grams: Scalars['Int']['input'];
  request: ShoppingListProductRequest;
};


export type MutationShoppingListSetPlatesArgs = {
  plates: Scalars['Int']['input'];
};


export type MutationShoppingListShareArgs = {
  period: DatePeriodInput;
};


export type MutationShoppingListStopSharingArgs = {
  period: DatePeriodInput;
};


export type MutationValidateResetPasswordTokenArgs = {
  token: Scalars['String']['input'];
};

/** A diet with its name in the reader's language. Ids: 3 classic, 4 vegetarian, 5 vegan, 200 glp1. */
export type NamedDiet = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** A food with its name in the reader's language. */
export type NamedFood = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A diet narrower than the viewer's. */
export type NarrowerDiet = {
  dietId: Scalars['Int']['output'];
  /** The meals that it allows too, by their places in `listedMeals`. */
  meals: Array<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
};

export type NewsletterMutation = {
  /** Unsubscribes an address from the newsletter. Needs no session, and does not reveal whether the address is known. */
  unsubscribe: UnsubscribeAnswer;
  /** Withdraws the agreement of a mailed link; kind and token are the two last parts of its address. Needs no session. */
  unsubscribeByLink: UnsubscribeByLinkAnswer;
};


export type NewsletterMutationUnsubscribeArgs = {
  email: Scalars['String']['input'];
};


export type NewsletterMutationUnsubscribeByLinkArgs = {
  kind: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/**
 * The login with a provider failed. `code` is 401 if no account has this identity, 400 if another account already has it, 410 if the
 * hand-off is used up, too old or from another browser, and 422 if something is missing, which `messages` name.
 */
export type OauthException = {
  code: Scalars['Int']['output'];
  messages: Array<Scalars['String']['output']>;
};

export type OriginalIngredient = {
  name: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
};

/** The meal that was planned before it was replaced. */
export type OriginalMeal = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

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

/** A reason with its figures. Figures that do not apply to the code are null. */
export type PlanReasonDetail = {
  code: PlanReasonCode;
  /** TOO_FEW_RECIPES: the number of recipes. */
  count: Maybe<Scalars['Int']['output']>;
  /** PORTION_LIMIT, MACRO_UNREACHABLE: relative to the target; 0.06 is six per cent over it. */
  deviation: Maybe<Scalars['Float']['output']>;
  /** MACRO_UNREACHABLE: the macro that is outside. */
  macro: Maybe<PlanReasonMacro>;
  /** TOO_FEW_RECIPES: the meal type with few recipes. */
  mealType: Maybe<MealTypeName>;
};

export type PlanReasonMacro =
  | 'CARBOHYDRATES'
  | 'FAT'
  | 'PROTEIN';

/** The changed portion of another meal of the day, as factors on its recipe. */
export type PortionChange = {
  from: Scalars['Float']['output'];
  mealType: MealTypeOfDay;
  name: Scalars['String']['output'];
  to: Scalars['Float']['output'];
};

/** What one ingredient weighs in the pot. */
export type PotAmount = {
  /** As in `DishIngredient`. */
  measurements: Array<Measurement>;
};

/** How much is cooked, and on which days. Days with the same amounts share an entry. */
export type PrintedCooking = {
  /** For each dish the amounts of its ingredients: a household measure if one suits, and the weight: ½ cup · 45 g. None for a fresh dish. */
  amounts: Array<Array<Scalars['String']['output']>>;
  dates: Array<Scalars['Date']['output']>;
  /** True if it was cooked before the first printed day. Portions and amounts are then those eaten on the printed days only. */
  isCookedBefore: Scalars['Boolean']['output'];
  /** What is made fresh for each plate of these cookings; empty for a recipe without a fresh dish. */
  plates: Array<PrintedPlate>;
  portions: Scalars['Int']['output'];
  /** For each dish its steps with these amounts. None for a fresh dish. */
  steps: Array<Array<Scalars['String']['output']>>;
};

export type PrintedDay = {
  date: Scalars['Date']['output'];
  dietName: Scalars['String']['output'];
  /** What to prepare this evening for the next day's meals. */
  eveningNotes: Array<Scalars['String']['output']>;
  macros: MacroGrams;
  meals: Array<PrintedMeal>;
};

export type PrintedDaysResult = DailyDietPlanRedirect | PrintedPlan | UnauthorizedException | ValidationException;

export type PrintedDish = {
  /** Names of the ingredients. `amounts` of a cooking follow the same order. */
  ingredients: Array<Scalars['String']['output']>;
  /** True for a dish that is made fresh for each plate, as a salad is: its amounts are in `plates` of a cooking. */
  isFresh: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The steps without amounts, for a recipe whose cookings differ. */
  steps: Array<Scalars['String']['output']>;
  /** The replaced ingredients, because the steps name those of the recipe. */
  swaps: Array<PrintedSwap>;
};

export type PrintedMeal = {
  /** The day the dish is cooked: this day, or an earlier one if this is not the first portion. */
  cookedOn: Scalars['Date']['output'];
  macros: MacroGrams;
  mealType: MealTypeOfDay;
  portion: Scalars['Int']['output'];
  portionsTotal: Scalars['Int']['output'];
  recipeId: Scalars['ID']['output'];
  /** Share of the cooked amount that this meal eats: 1 if it is cooked for this meal only. */
  shareOfPot: Scalars['Float']['output'];
};

/** Days to print. A recipe is listed once even if it is eaten on several days, so that two weeks fit into one call. */
export type PrintedPlan = {
  /** The asked days that have a plan, oldest first. */
  plannedDays: Array<PrintedDay>;
  /** The recipes eaten on these days, in the order in which they are first eaten. */
  recipes: Array<PrintedRecipe>;
};

/** The fresh dishes of one plate. Days with the same amounts share an entry. */
export type PrintedPlate = {
  /** For each dish the amounts of its ingredients. None for a dish that is kept. */
  amounts: Array<Array<Scalars['String']['output']>>;
  /** The days on which the plates are eaten. */
  dates: Array<Scalars['Date']['output']>;
  /** For each dish its steps with these amounts. None for a dish that is kept. */
  steps: Array<Array<Scalars['String']['output']>>;
};

/** A printed recipe. It is listed once, also if it is eaten on several days. */
export type PrintedRecipe = {
  /** Minutes of these that are active work; null if all of them are. */
  activeMinutes: Maybe<Scalars['Int']['output']>;
  cookings: Array<PrintedCooking>;
  dishes: Array<PrintedDish>;
  /** What to prepare the evening before; null if nothing. */
  eveningNote: Maybe<Scalars['String']['output']>;
  /** Id of the meal version: the same meal with a replaced ingredient is another recipe. */
  id: Scalars['ID']['output'];
  /** How kept portions are eaten; null if the recipe does not say. */
  leftoverUse: Maybe<LeftoverUse>;
  mealType: MealTypeOfDay;
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Language of the name and the steps: en if the recipe has no text in the reader's language. */
  textLanguage: Scalars['String']['output'];
};

/** An ingredient that was replaced. */
export type PrintedSwap = {
  /** Name of the food used instead. */
  name: Scalars['String']['output'];
  /** Name of the recipe's food, which the steps name. */
  original: Scalars['String']['output'];
};

/** A product in the form that goes into a cart. Its id is the `productId` of `/buy/{productId}` and `/cart/add/{productId}`. */
export type ProductVariant = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  saleProduct: SaleProduct;
  /** Address of a square picture. */
  thumbnailUrl: Scalars['String']['output'];
};

/** UnauthorizedException (403): the password is wrong, none is set, or it was tried too often. */
export type ProveOwnerResult = BasicMutationSuccess | UnauthorizedException;

export type Query = {
  /**
   * What an access code would give, without using it. Not part of the specification. Needs no session. It counts towards the same
   * rate limit as `activate` and as `register` with a code; a valid code is refunded. Unknown, used-up, ended and withdrawn codes,
   * and any code over the limit, get the same answer: a ValidationException for `accessCode`.
   */
  accessCodeOffer: AccessCodeOfferResult;
  /** The account that the mailed token would delete. Needs no session, and counts towards the rate limit of the confirmation. */
  accountRemoval: AccountRemovalResult;
  /** Null before the viewer has a diet, and while their consent to health data is withdrawn. */
  allMeals: Maybe<AllMealsResult>;
  /**
   * Articles, newest first. With `articleId` only this one, or none for an unknown id. Without `categoryIdentifier` all categories.
   * Pages count from 1 and have 9 articles by default, 24 at most. Needs no session.
   */
  article: Array<Article>;
  /** How many articles a category has, and on how many pages. Needs no session. */
  articlePagination: ArticlePagination;
  /** A page of text; null for an unknown identifier. Needs no session. */
  content: Maybe<Content>;
  /** The plan of one day, or why there is none. `canBeCopiedToDate` asks about copying to a day other than the next. */
  dailyDietPlan: DailyDietPlan;
  /** Facts about today other than the meals, on the viewer's calendar day. */
  dailyPlan: DailyPlan;
  /** The effect that `dietSetCopy` would have. */
  dayCopyPreview: DayCopyPreviewResult;
  /** Menus that could replace a day, at most 10. `text` limits them to menus with a matching dish or ingredient. */
  dayReplacement: DayReplacementResult;
  /** The effect that generating from these answers would have. */
  dietGeneratePreview: DietGeneratePreviewResult;
  /**
   * The example day of a choice; needs no session. `bodyId` is one of woman-26, woman-35, woman-58, man-28, man-44 and man-63.
   * Refused for a body or diet that does not exist, and for a goal that the diet does not allow.
   */
  exampleDay: ExampleDayResult;
  /** A recipe that everyone may read, by the last part of its address in either language, in its base portion; null for any other words. */
  exampleMeal: Maybe<FavoriteMeal>;
  /** The effect that saving these exclusions would have. */
  exclusionsPreview: ExclusionsPreviewResult;
  /** One of the viewer's favourites; null if the meal is not a favourite. */
  favoriteMeal: Maybe<FavoriteMeal>;
  /**
   * The viewer's favourites, newest first, at most 12 at a time. `mealType` limits them to a type. Each word of `text` must occur in
   * the name of the meal, of a dish or of an ingredient; ingredients match in both languages. Empty without access to the diet.
   * Meals that are no longer in the catalogue are left out.
   */
  favoriteMeals: Array<FavoriteMeal>;
  /** The number of favourites that match, on all pages of `favoriteMeals`. */
  favoriteMealsCount: Scalars['Int']['output'];
  /** Ids of the viewer's favourites in the form that they get, the newest first; none without access to the diet. */
  favouriteMealIds: Array<Scalars['ID']['output']>;
  /** Foods of the same kind, at most 12, in the order of the food table. Empty for an unknown food. */
  foodSiblings: Array<NamedFood>;
  /** Foods whose name matches the search, at most 20. Matches in the reader's language come first. */
  foods: Array<NamedFood>;
  /**
   * `returnUrl` is the page that asks: /auth/login, /auth/register, /auth/activate or /settings; its parameter `from` names the page
   * that the visitor wanted. The browser returns to `/via-…` below it, with `state` if that is a known value. Addresses for
   * /settings belong to the viewer, work for an hour, and are null without a session.
   */
  getAuthorizationUrls: AuthorizationUrls;
  /** Foods that could replace an ingredient, at most 10. */
  ingredientReplacements: IngredientReplacementsResult;
  /** The effect that `insertFavoriteToDayplan` would have. */
  insertFavoritePreview: InsertFavoritePreviewResult;
  /** The effect that `insertMealToDayplan` would have. */
  insertMealPreview: InsertFavoritePreviewResult;
  /** One of `allMeals` with ingredients and steps; null for any other meal, and without access to the diet. */
  listedMeal: Maybe<FavoriteMeal>;
  /** The account of the viewer. HTTP 401 without a valid session. */
  me: Me;
  /**
   * One meal of a set. Copied days share a set, so `date` says which day is meant. By default it is the first such day from today
   * on, or else the last.
   */
  mealDetails: MealDetailsResult;
  /** Meals that could replace a planned meal, at most 10. */
  mealReplacements: MealReplacementsResult;
  /** The meals that these exclusions leave in a diet (3, 4, 5 or 200). */
  mealsWithout: MealsWithoutResult;
  /** Store addresses of the phone apps. Needs no session. */
  mobileApps: MobileApps;
  /** The plans of a period of at most 13 days, both ends included, or a redirect to the day whose page says what is needed first. */
  printedDays: PrintedDaysResult;
  /** One product on sale; null for an unknown id. */
  productVariant: Maybe<ProductVariant>;
  /** All products on sale, in display order. Needs no session. `promoCode` does not change prices yet. */
  productVariants: Array<ProductVariant>;
  /** Queries about buying, open to visitors. */
  sale: SaleQuery;
  /** Always 200 while the gateway works. Needs no session. */
  serverCode: Scalars['Int']['output'];
  /** The list of a link, for everyone who has it. */
  sharedShoppingList: SharedShoppingListResult;
  /**
   * The list of a period; without one that of today and the six days after it, cut to the days with a plan. Null without a plan. Days
   * without a plan need nothing.
   */
  shoppingList: Maybe<ShoppingListResult>;
  /** The links of the viewer that work. */
  shoppingListLinks: Array<ShoppingListLink>;
  /** Checks wizard answers without storing them. */
  validateDietSettings: ValidateDietSettingsResult;
  /** Whether a link to choose a new password is still valid. The check does not use it up. */
  validateResetPasswordToken: Scalars['Boolean']['output'];
};


export type QueryAccessCodeOfferArgs = {
  accessCode: Scalars['String']['input'];
};


export type QueryAccountRemovalArgs = {
  token: Scalars['String']['input'];
};


export type QueryArticleArgs = {
  articleId?: InputMaybe<Scalars['ID']['input']>;
  articlesPerPage?: InputMaybe<Scalars['Int']['input']>;
  categoryIdentifier?: InputMaybe<Scalars['String']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  sortByPinned?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryArticlePaginationArgs = {
  articlesPerPage?: InputMaybe<Scalars['Int']['input']>;
  categoryIdentifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContentArgs = {
  identifier: Scalars['String']['input'];
};


export type QueryDailyDietPlanArgs = {
  canBeCopiedToDate?: InputMaybe<Scalars['Date']['input']>;
  date: Scalars['Date']['input'];
};


export type QueryDailyPlanArgs = {
  today: Scalars['Date']['input'];
};


export type QueryDayCopyPreviewArgs = {
  sourceDate: Scalars['Date']['input'];
  targetDate: Scalars['Date']['input'];
};


export type QueryDayReplacementArgs = {
  date: Scalars['Date']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDietGeneratePreviewArgs = {
  request: DietGenerateInput;
};


export type QueryExampleDayArgs = {
  activityLevel: DietActivityLevel;
  bodyId: Scalars['ID']['input'];
  dietId: Scalars['Int']['input'];
  dietMode: DietMode;
};


export type QueryExampleMealArgs = {
  slug: Scalars['String']['input'];
};


export type QueryExclusionsPreviewArgs = {
  exclusions: ExclusionsInput;
};


export type QueryFavoriteMealArgs = {
  mealId: Scalars['ID']['input'];
};


export type QueryFavoriteMealsArgs = {
  limit?: Scalars['Int']['input'];
  mealType?: InputMaybe<MealTypeName>;
  offset?: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFavoriteMealsCountArgs = {
  mealType?: InputMaybe<MealTypeName>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFoodSiblingsArgs = {
  foodId: Scalars['ID']['input'];
};


export type QueryFoodsArgs = {
  search: Scalars['String']['input'];
};


export type QueryGetAuthorizationUrlsArgs = {
  returnUrl: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIngredientReplacementsArgs = {
  date: Scalars['Date']['input'];
  productAmountId: Scalars['ID']['input'];
};


export type QueryInsertFavoritePreviewArgs = {
  date: Scalars['Date']['input'];
  replacementId: Scalars['ID']['input'];
};


export type QueryInsertMealPreviewArgs = {
  date: Scalars['Date']['input'];
  replacementId: Scalars['ID']['input'];
};


export type QueryListedMealArgs = {
  mealId: Scalars['ID']['input'];
};


export type QueryMealDetailsArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  dietMealId: Scalars['ID']['input'];
  mealType: MealTypeName;
  userDietSetId: Scalars['ID']['input'];
};


export type QueryMealReplacementsArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  dietMealId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  mealType: MealTypeName;
  prependWithOriginalMeal?: InputMaybe<Scalars['Boolean']['input']>;
  userDietSetId: Scalars['ID']['input'];
};


export type QueryMealsWithoutArgs = {
  dietId: Scalars['Int']['input'];
  exclusions: ExclusionsInput;
};


export type QueryPrintedDaysArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryProductVariantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductVariantsArgs = {
  promoCode?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySharedShoppingListArgs = {
  token: Scalars['String']['input'];
};


export type QueryShoppingListArgs = {
  period?: InputMaybe<DatePeriodInput>;
};


export type QueryValidateDietSettingsArgs = {
  settings: DietSettingsInput;
};


export type QueryValidateResetPasswordTokenArgs = {
  token: Scalars['String']['input'];
};

export type RecipeStep = {
  parts: Array<StepPart>;
};

export type RegisterResult = Token | ValidationException;

export type RegistrationInput = {
  accessCode?: InputMaybe<Scalars['String']['input']>;
  agreementsPersonalDataProcessing?: InputMaybe<Scalars['Boolean']['input']>;
  agreementsTermsAndConditions: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  sex?: InputMaybe<Sex>;
};

/** UnauthorizedException: the link is used, older than 24 hours or unknown. */
export type RemoveAccountConfirmResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type RemoveAccountMutation = {
  /** Deletes the account whose owner received this token by mail, with all data about them. Needs no session. */
  confirm: RemoveAccountConfirmResult;
  /** Mails the viewer a link that deletes their account. HTTP 401 without a valid session. */
  request: RemoveAccountRequestResult;
};


export type RemoveAccountMutationConfirmArgs = {
  token: Scalars['String']['input'];
};

export type RemoveAccountRequestResult = BasicMutationSuccess | ValidationException;

export type ReplaceDayInput = {
  date: Scalars['Date']['input'];
  /** The `dietSetId` of an offered menu. */
  replacementId: Scalars['ID']['input'];
};

export type ReplaceMealInput = {
  date: Scalars['Date']['input'];
  /** Id of the meal that is planned there now. */
  originalMealId: Scalars['ID']['input'];
  replacementId: Scalars['ID']['input'];
};

export type ReplaceProductInput = {
  date: Scalars['Date']['input'];
  /** The ingredient's key as the page shows it. */
  key: Scalars['ID']['input'];
  /** Ignored, for the same reason. */
  measurements?: InputMaybe<Array<MeasurementInput>>;
  /** Ignored. The page shows this name until the answer arrives; the server computes its own. */
  name?: InputMaybe<Scalars['String']['input']>;
  productAmountId: Scalars['ID']['input'];
  /** Id of the new food. The recipe's own food undoes an earlier replacement. */
  replacementId: Scalars['ID']['input'];
};

export type ReplacedDay = {
  date: Scalars['Date']['output'];
  /** Whether the day stays inside its target after the change. */
  holds: Scalars['Boolean']['output'];
  meals: Array<ReplacedMeal>;
};

/** A meal of a future day that would be replaced. */
export type ReplacedMeal = {
  /** Name of the current meal. */
  from: Scalars['String']['output'];
  /** True if the current meal contains an excluded food. False if it is replaced only to keep the day inside its target. */
  hasExcluded: Scalars['Boolean']['output'];
  mealType: MealTypeOfDay;
  /** Name of the new meal; null if no meal would replace it. */
  to: Maybe<Scalars['String']['output']>;
};

export type ResendEmailChangeResult = BasicMutationSuccess | ValidationException;

export type ResetPasswordResult = BasicMutationSuccess | ValidationException;

/** A product on sale, in the reader's language. */
export type SaleProduct = {
  /** Days of access that the product gives; null if it gives none. */
  accessDays: Maybe<Scalars['Int']['output']>;
  containsDiet: Scalars['Boolean']['output'];
  containsWorkout: Scalars['Boolean']['output'];
  /** What the product contains, one line each. */
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isBestseller: Scalars['Boolean']['output'];
  isPhysical: Scalars['Boolean']['output'];
  isVirtual: Scalars['Boolean']['output'];
  /** Duration of the access as text: 3 months. */
  lengthLabel: Scalars['String']['output'];
  longDescription: Scalars['String']['output'];
  name: Scalars['String']['output'];
  price: SaleProductPrice;
  shortDescription: Scalars['String']['output'];
  /** Keywords for sorting and statistics, the same in every language. */
  tags: Array<Scalars['String']['output']>;
  vendor: SaleVendor;
};

export type SaleProductPrice = {
  /** Lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a); null without a reduction. */
  lowestIn30Days: Maybe<Money>;
  /** The price to pay now; the same as `regular` without a reduction. */
  promo: Money;
  regular: Money;
};

/** The address where the shop sells an ingredient. */
export type SaleProductVariantLink = {
  link: Scalars['String']['output'];
};

export type SaleQuery = {
  /** Whether a promo code is valid today. Needs no session. After too many attempts from a network it is false for every code. */
  isPromoCodeValid: Scalars['Boolean']['output'];
};


export type SaleQueryIsPromoCodeValidArgs = {
  promoCode: Scalars['String']['input'];
};

/** The company that sells the product. */
export type SaleVendor = {
  identifier: Scalars['String']['output'];
};

/** The dish or ingredient of a meal that contains the searched text. */
export type SearchHit = {
  kind: SearchHitKind;
  name: Scalars['String']['output'];
};

export type SearchHitKind =
  | 'DISH'
  | 'INGREDIENT';

export type SendActivationResult = BasicMutationSuccess | ValidationException;

export type SetInitialPasswordResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type SetMealEatenResult = MealEaten | UnauthorizedException | ValidationException;

export type SettingInput = {
  systemOfMeasures: SystemOfMeasuresChoice;
};

export type Sex =
  | 'female'
  | 'male';

export type SharedShoppingCategory = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** By name. */
  products: Array<SharedShoppingProduct>;
};

/** A list as another person sees it: without meals, without what recipes need, and without what is at home. */
export type SharedShoppingList = {
  /** In the order of a walk through a shop. */
  categories: Array<SharedShoppingCategory>;
  /** The link works until then. */
  expiresAt: Scalars['DateTime']['output'];
  /** What the owner wrote on the list; the oldest first. */
  ownItems: Array<ShoppingItem>;
  period: DatePeriod;
};

/** 401 with `shared-list/gone`: the link is unknown, renewed, stopped or expired, or its list is gone. */
export type SharedShoppingListResult = SharedShoppingList | UnauthorizedException;

export type SharedShoppingProduct = {
  imageUrl: Maybe<Scalars['String']['output']>;
  isBought: Scalars['Boolean']['output'];
  /** Names the product within the link, so that the answer to a mark renews the list that shows it. */
  key: Scalars['ID']['output'];
  /** What to buy: of a bought product what was bought, otherwise what is still missing. */
  measurements: Array<Measurement>;
  name: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  /** Rises with every change. A mark that carries an older one is not applied. */
  version: Scalars['Int']['output'];
};

export type SharedShoppingProductMarked = {
  code: Scalars['Int']['output'];
  product: SharedShoppingProduct;
};

export type SharedShoppingProductMarkedResult = SharedShoppingProductMarked | UnauthorizedException | ValidationException;

export type ShoppingCategory = {
  categoryId: Scalars['ID']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** By name. */
  products: Array<ShoppingProduct>;
};

export type ShoppingChange = {
  less: Array<ShoppingChangeItem>;
  more: Array<ShoppingChangeItem>;
};

/** A food to buy more or less of. */
export type ShoppingChangeItem = {
  name: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  /** Amount and unit as text: 120 g. */
  text: Scalars['String']['output'];
};

/** Something that the viewer buys beside the products of the plan. */
export type ShoppingItem = {
  id: Scalars['ID']['output'];
  isBought: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Rises with every change. A mark that carries an older one is not applied. */
  version: Scalars['Int']['output'];
};

export type ShoppingItemChanged = {
  code: Scalars['Int']['output'];
  item: ShoppingItem;
};

export type ShoppingItemRemovedResult = BasicMutationSuccess | UnauthorizedException;

export type ShoppingItemResult = ShoppingItemChanged | UnauthorizedException | ValidationException;

/** What the viewer needs to buy for the days of a period. A dish that is kept for later days is bought on the day it is cooked. */
export type ShoppingList = {
  /** In the order of a walk through a shop. */
  categories: Array<ShoppingCategory>;
  /** Why products are on the list, by day. */
  cookedMeals: Array<ShoppingMeal>;
  /** What the viewer wrote on the list, on every list; the oldest first. */
  ownItems: Array<ShoppingItem>;
  period: DatePeriod;
  /** For how many people the viewer shops, 1 to 6; each eats as much as the viewer. */
  plates: Scalars['Int']['output'];
};

/** A link of the viewer to one of their lists. Anyone who has it can see and tick this list, and nothing else of the viewer. */
export type ShoppingListLink = {
  /** The link works until then. */
  expiresAt: Scalars['DateTime']['output'];
  period: DatePeriod;
};

export type ShoppingListProductRequest = {
  datePeriod: DatePeriodInput;
  productId: Scalars['ID']['input'];
  /** The version of the product that the page shows. If it has changed since, nothing is marked, and the answer has the newer state. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type ShoppingListResult = ShoppingList | UnauthorizedException | ValidationException;

export type ShoppingListShared = {
  link: ShoppingListLink;
  /** The secret of the link `/shared-list/{token}`. Only a hash of it is stored, so that it is answered here alone. */
  token: Scalars['String']['output'];
};

export type ShoppingListSharedResult = ShoppingListShared | UnauthorizedException | ValidationException;

/** A meal that is cooked in the period. */
export type ShoppingMeal = {
  date: Scalars['Date']['output'];
  mealType: MealTypeOfDay;
  name: Scalars['String']['output'];
  /** The products of the list that it needs. */
  productIds: Array<Scalars['ID']['output']>;
};

export type ShoppingPlatesResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type ShoppingProduct = {
  /** What the viewer said to have at home and the period uses; null if nothing. */
  atHome: Maybe<Scalars['String']['output']>;
  /** The same in whole grams. */
  atHomeGrams: Scalars['Int']['output'];
  /** What was bought of it so far, without peel and bones; null if nothing. */
  bought: Maybe<Scalars['String']['output']>;
  externalStoreMeasure: Maybe<Scalars['Float']['output']>;
  /** Id in the catalogue of an external store; null, because this shop works with none. */
  externalStoreProductId: Maybe<Scalars['ID']['output']>;
  externalStoreUnit: Maybe<Scalars['String']['output']>;
  /** In what an amount at home can be said; the usual unit first. */
  homeUnits: Array<HomeUnit>;
  imageUrl: Maybe<Scalars['String']['output']>;
  /** True if all that the period needs is bought or at home. */
  isBought: Scalars['Boolean']['output'];
  /** Whether peel, bones or stems are cut off, so that amounts mean what is left. */
  isTrimmed: Scalars['Boolean']['output'];
  /** Names the product within the period, so that the answer to a mark renews the list that shows it. */
  key: Scalars['ID']['output'];
  /** What to buy: of a bought product all of it, otherwise what is still missing. */
  measurements: Array<Measurement>;
  name: Scalars['String']['output'];
  /** What the recipes need of it, without peel and bones: 870 g. */
  needed: Scalars['String']['output'];
  /** The same in whole grams. */
  neededGrams: Scalars['Int']['output'];
  productId: Scalars['ID']['output'];
  /** Rises with every change. A mark that carries an older one is not applied. */
  version: Scalars['Int']['output'];
};

export type ShoppingProductMarked = {
  code: Scalars['Int']['output'];
  isBought: Scalars['Boolean']['output'];
  product: ShoppingProduct;
};

export type ShoppingProductMarkedResult = ShoppingProductMarked | UnauthorizedException | ValidationException;

export type SocialEntryResult = OauthException | Token;

/** UnauthorizedException (403): the caller has to reauthenticate first (`proveOwner`). The hand-off is not used up. */
export type SocialLinkResult = BasicMutationSuccess | OauthException | UnauthorizedException;

/** A company whose login identifies a person. */
export type SocialProvider =
  | 'apple'
  | 'facebook'
  | 'google';

/** UnauthorizedException (403): the caller has to reauthenticate first (`proveOwner`). */
export type SocialUnlinkResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

/** A piece of a step. Where it names an ingredient, `amount` is what the plate or the pot needs of it: ½ cup, 90 g. */
export type StepPart = {
  amount: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type SystemOfMeasures =
  | 'imperial'
  | 'si';

/** The systems of measures a person can choose. `metric` means the same as `si`. */
export type SystemOfMeasuresChoice =
  | 'imperial'
  | 'metric'
  | 'si';

/** The secret of a session. The client stores it and sends it as X-Auth-Token. */
export type Token = {
  token: Scalars['String']['output'];
};

/** The call is not allowed: wrong credentials, or no access. `code` is 401 or 403. */
export type UnauthorizedException = {
  code: Scalars['Int']['output'];
  messages: Array<Scalars['String']['output']>;
};

/** 200: the address gets no newsletter, whether or not it got one before. 429: too many attempts, nothing was done. */
export type UnsubscribeAnswer = {
  code: Scalars['Int']['output'];
};

/** 200: no more mails of this kind are sent to the person of the link. 404: the link is unknown. */
export type UnsubscribeByLinkAnswer = {
  code: Scalars['Int']['output'];
};

export type UserStatus =
  /** The e-mail address is confirmed, or the person dismissed the request to confirm it. */
  | 'STATUS_ACTIVE'
  /** The e-mail address is not confirmed yet. Nothing is blocked. */
  | 'STATUS_NON_ACTIVE';

export type ValidateDietSettingsResult = DietSettingsValid | ValidationException;

/** The input was refused, and nothing was changed. */
export type ValidationException = {
  code: Scalars['Int']['output'];
  /** Text of the message in the reader's language; null if the client has its own text. */
  description: Maybe<Scalars['String']['output']>;
  details: Array<ErrorDetail>;
  messages: Array<Scalars['String']['output']>;
  /** Whether the call succeeds if it is repeated with `skipValidation`; null if nothing can be skipped. */
  skipable: Maybe<Scalars['Boolean']['output']>;
  /** Title of the message in the reader's language; null if the client has its own text. */
  title: Maybe<Scalars['String']['output']>;
};

/** Access to video workouts, other than by a subscription. */
export type VideoWorkout = {
  /** Last day with access; null if there was never any, or for lifetime access. */
  accessTo: Maybe<Scalars['Date']['output']>;
  lifetimeAccess: Scalars['Boolean']['output'];
};

/** A volume in the unit it was entered in. Clients convert it to other units. */
export type Volume = {
  unit: VolumeUnit;
  value: Scalars['Float']['output'];
};

export type VolumeInput = {
  unit: VolumeUnit;
  value: Scalars['Float']['input'];
};

export type VolumeUnit =
  | 'ml'
  | 'oz';

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

/** A nutrient that the week around a day is short of, as amounts a day. Vegans always get one about vitamin B12, whatever the amount. */
export type WeekNutrientHint = {
  amount: Scalars['Float']['output'];
  code: WeekNutrientCode;
  recommended: Scalars['Float']['output'];
};

/** A weight in kg or lb. */
export type Weight = {
  unit: WeightUnit;
  value: Scalars['Float']['output'];
};

export type WeightInput = {
  unit: WeightUnit;
  value: Scalars['Float']['input'];
};

export type WeightUnit =
  | 'kg'
  | 'lb';
