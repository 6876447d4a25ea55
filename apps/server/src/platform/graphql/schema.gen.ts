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
  /** A moment, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

/** What an access code gives to the person who uses it. */
export type AccessCodeOffer = {
  /** Days of access, from the day the code is used or after the access there is. */
  days: Scalars['Int']['output'];
  givesAccessToDiet: Scalars['Boolean']['output'];
  givesAccessToVideoWorkouts: Scalars['Boolean']['output'];
};

export type AccessCodeOfferResult = AccessCodeOffer | ValidationException;

/** What a removal link would remove. */
export type AccountRemoval = {
  /** What goes on being collected elsewhere. */
  activeSubscriptions: Array<ActiveSubscription>;
  /** The address of the account as its owner knows it again: s***@example.com. */
  email: Scalars['String']['output'];
  /** Whether it is the caller's own account. */
  isYours: Scalars['Boolean']['output'];
};

/** UnauthorizedException: as at the confirmation. */
export type AccountRemovalResult = AccountRemoval | UnauthorizedException | ValidationException;

export type ActivateAccountResult = BasicMutationSuccess | UnauthorizedException;

/** A subscription that renews itself. */
export type ActiveSubscription = {
  givesAccessToDiet: Scalars['Boolean']['output'];
  givesAccessToVideoWorkouts: Scalars['Boolean']['output'];
  /** Who collects it: Stripe, AppStore or GooglePlay. */
  operator: Scalars['String']['output'];
  /** The last day that is paid; it may have passed, for operators collect late. */
  renewalDate: Scalars['Date']['output'];
};

export type AddMealToFavoritesResult = FavoriteMealAdded | UnauthorizedException | ValidationException;

/** Which messages a person agreed to receive; none until they say so. */
export type Agreements = {
  articles: Scalars['Boolean']['output'];
  dietCourse: Scalars['Boolean']['output'];
  newsletter: Scalars['Boolean']['output'];
};

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

/**
 * Where to send the browser to reach each provider; null where this installation has no account there. They are addresses of
 * ours, which lead on.
 */
export type AuthorizationUrls = {
  appleUrl: Maybe<Scalars['String']['output']>;
  facebookUrl: Maybe<Scalars['String']['output']>;
  googleUrl: Maybe<Scalars['String']['output']>;
};

export type AvailableDay = {
  date: Scalars['Date']['output'];
  dayPlan: AvailableDayPlan;
  /** Name of the holiday it is; null on all other days. */
  holiday: Maybe<Scalars['String']['output']>;
  /** Name of the holiday's drawing: star, tree, egg, doughnut, candle or pumpkin. */
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

/** The call did what it says; `code` is 200. */
export type BasicMutationSuccess = {
  code: Scalars['Int']['output'];
  /** Of `changePassword`: whether it cancelled a change of e-mail address that waited. Null for any other call. */
  hasCancelledEmailChange: Maybe<Scalars['Boolean']['output']>;
};

/** UnauthorizedException (403): the owner has to be proved first, see `proveOwner`. */
export type ChangeEmailResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type ChangeNameResult = BasicMutationSuccess | ValidationException;

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

/** UnauthorizedException: the current password is another one, or it was tried too often; which of them is not told. */
export type ChangePasswordResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

/** Terms or a privacy policy that changed since the person accepted it or was last told of a change. */
export type ChangedDocument = {
  changedOn: Scalars['Date']['output'];
  /** As `content` names it. */
  identifier: Scalars['String']['output'];
};

/** UnauthorizedException (401): the link is unknown, too old or was replaced. ValidationException: the address has an account by now. */
export type ConfirmEmailChangeResult = EmailChanged | UnauthorizedException | ValidationException;

export type ContactRequest = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** diet, technical, payment or other. */
  topic: Scalars['String']['input'];
};

export type ContactResult = BasicMutationSuccess | ValidationException;

/** A page of text, in the asked language. */
export type Content = {
  /** Day of the last change that means something to a reader. */
  changedOn: Scalars['Date']['output'];
  content: ContentText;
  identifier: Scalars['String']['output'];
  /** Plain words; not repeated in the text. */
  title: Scalars['String']['output'];
};

/** A text in both forms. */
export type ContentText = {
  /** Made from the markdown; without scripts, styles and HTML of an author. */
  html: Scalars['String']['output'];
  markdown: Scalars['String']['output'];
};

export type CouponActivateResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type CouponMutation = {
  /** Turns an access code into days of access. A code works once for a person and as often as it was issued for. */
  activate: CouponActivateResult;
};


export type CouponMutationActivateArgs = {
  accessCode: Scalars['String']['input'];
};

export type DailyDietPlan = DailyDietPlanCurrentWeightNeeded | DailyDietPlanExpired | DailyDietPlanFuture | DailyDietPlanGoalLost | DailyDietPlanGoalReached | DailyDietPlanIntroductionNeeded | DailyDietPlanNormal | DailyDietPlanPaymentPending | DailyDietPlanRedirect | DailyDietPlanSettingsNeeded | UnauthorizedException;

/** No weight was said for so long that the targets rest on nothing any more. */
export type DailyDietPlanCurrentWeightNeeded = {
  /** Day of the newest weight; null where there is none. */
  lastWeightOn: Maybe<Scalars['Date']['output']>;
};

/** Access is valid today but ends before the asked day. */
export type DailyDietPlanExpired = {
  accessTo: Scalars['Date']['output'];
};

/** The day is before the plan starts. */
export type DailyDietPlanFuture = {
  /** Days from today to the start. */
  daysToStart: Scalars['Int']['output'];
  startDate: Scalars['Date']['output'];
};

/** A weight that was to be kept has gone more than 2 kg away; what comes next is to be decided. */
export type DailyDietPlanGoalLost = {
  because: GoalCause;
  /** The day itself, for who decides later. */
  day: DailyDietPlanNormal;
  /** The first weight since the goal was set. */
  firstWeight: Weight;
  goalWeight: Weight;
  /** The newest weight, in the units the person reads, like the others. */
  weight: Weight;
};

/** The goal weight is reached; what comes next is to be decided. */
export type DailyDietPlanGoalReached = {
  because: GoalCause;
  /** The day itself, for who decides later. */
  day: DailyDietPlanNormal;
  /** The first weight since the goal was set. */
  firstWeight: Weight;
  goalWeight: Weight;
  /** The newest weight, in the units the person reads, like the others. */
  weight: Weight;
};

export type DailyDietPlanIntroductionNeeded = {
  code: Scalars['Int']['output'];
};

export type DailyDietPlanNormal = {
  /** The day it can be copied to: the next one, or the one that was asked about. Null where there is no plan or something is eaten. */
  canBeCopiedToDate: Maybe<Scalars['Date']['output']>;
  date: Scalars['Date']['output'];
  dayDiet: DayDiet;
  events: Array<MealEvent>;
  /** Name of the holiday it is; null on all other days. */
  holiday: Maybe<Scalars['String']['output']>;
  /** Name of the holiday's drawing: star, tree, egg, doughnut, candle or pumpkin. */
  holidayIcon: Maybe<Scalars['String']['output']>;
  /** The set of that day; the same as this one's once it is copied. Null where there is no plan. */
  nextDaySet: Maybe<DaySet>;
  proof: DayProof;
  setId: Scalars['ID']['output'];
  showMacros: Scalars['Boolean']['output'];
};

/** There is no access yet, but a payment that would give it is under way. */
export type DailyDietPlanPaymentPending = {
  /** What is being paid for. */
  description: Scalars['String']['output'];
  /** Names the payment; leads to its page. */
  token: Scalars['ID']['output'];
};

export type DailyDietPlanRedirect = {
  date: Scalars['Date']['output'];
};

export type DailyDietPlanSettingsNeeded = {
  code: Scalars['Int']['output'];
};

/** What is worth knowing today beside the meals. */
export type DailyPlan = {
  activeSubscriptions: Array<ActiveSubscription>;
  diet: Diet;
  fastingStatistics: FastingStatistics;
  intermittentFasting: IntermittentFasting;
  /** The newest weight is older than 7 days, or there is none. */
  isTimeToNagForCurrentMeasurement: Scalars['Boolean']['output'];
  /** Day of the newest weight; null where there is none. */
  lastWeightOn: Maybe<Scalars['Date']['output']>;
  lostBecauseOfLoseWeight: Scalars['Boolean']['output'];
  lostBecauseOfPutOnWeight: Scalars['Boolean']['output'];
  /** Name of the holiday that the next day is; null on all other days, and where that day has no plan. */
  nextDayHoliday: Maybe<Scalars['String']['output']>;
  /** Name of that holiday's drawing. */
  nextDayHolidayIcon: Maybe<Scalars['String']['output']>;
  reachedBecauseOfLoseWeight: Scalars['Boolean']['output'];
  reachedBecauseOfPutOnWeight: Scalars['Boolean']['output'];
  /** What to do this evening for the next day's meals. */
  recipeNotesForNextDay: Array<Scalars['String']['output']>;
};

/** What a change by hand did, and the name to undo it by. */
export type DayChanged = {
  changeId: Scalars['ID']['output'];
  /** Every day that is another now, and the day before the first of them where it says what can be copied. */
  changedDays: Array<DailyDietPlanNormal>;
  code: Scalars['Int']['output'];
};

/** What copying a day would do to the one it is copied to. Nothing is changed by asking. */
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
  isLastOccurrence: Scalars['Boolean']['output'];
  isPortioned: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The days on which the portions of its pot are eaten, this one included, earliest first. Empty in a meal that is only offered. */
  portionDates: Array<Scalars['Date']['output']>;
  portions: Scalars['Int']['output'];
  portionsTotal: Scalars['Int']['output'];
  recipe: Array<Scalars['String']['output']>;
  recipeNote: Maybe<Scalars['String']['output']>;
};

/** What an exchange does to one day. */
export type DayEffect = {
  after: MacroGrams;
  before: MacroGrams;
  date: Scalars['Date']['output'];
  /** Whether the day is inside its tolerances afterwards. */
  holds: Scalars['Boolean']['output'];
  portionChanges: Array<PortionChange>;
  target: MacroGrams;
};

/** A guide that a day certainly misses: how much there is and how much there should be, at least or at most. */
export type DayGuideHint = {
  amount: Scalars['Float']['output'];
  code: GuideCode;
  guide: Scalars['Float']['output'];
};

/** That the day fits: what was wanted, what it gives, how far apart they are, and why where it is outside. */
export type DayProof = {
  actual: MacroGrams;
  /** Those of the reasons that have figures; days planned before figures were kept have none. */
  details: Array<PlanReasonDetail>;
  /** Relative: 0.01 is one per cent over the target. */
  deviation: MacroGrams;
  holds: Scalars['Boolean']['output'];
  reasons: Array<PlanReasonCode>;
  target: MacroGrams;
};

/** A whole other day. */
export type DayReplacement = {
  /** Whether it can be chosen. */
  active: Scalars['Boolean']['output'];
  categories: Array<DayReplacementCategory>;
  /** Names this menu for this day as it is now and for what was searched; a choice names it. */
  dietSetId: Scalars['ID']['output'];
  /** Null when it cannot be chosen. */
  effect: Maybe<ExchangeEffect>;
  events: Array<DayReplacementEvent>;
  /** The holiday whose menu it is; null for an everyday one. */
  holiday: Maybe<DayReplacementHoliday>;
  inactiveReason: Maybe<MenuInactiveReason>;
};

/** What a menu is: holiday, original, quick, fish, vegetarian or vegan. */
export type DayReplacementCategory = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A meal of another day. */
export type DayReplacementEvent = {
  dishes: Array<DayDish>;
  /** What the person leaves out and this meal holds. */
  excluded: Array<Excluded>;
  /** What was searched for and is in it; null when nothing was, or nothing is. */
  hit: Maybe<SearchHit>;
  /** The meal's id. */
  id: Scalars['ID']['output'];
  /** Eaten already: it stays whatever is chosen. */
  isEaten: Scalars['Boolean']['output'];
  /** In the portion that fits the day; null where none does. */
  kcal: Maybe<Scalars['Int']['output']>;
  mealType: MealTypeOfDay;
  /** What type of meal it is, for people. */
  name: Scalars['String']['output'];
  preparationImageUrl: Scalars['String']['output'];
  /** The meal itself, for people. */
  publicName: Scalars['String']['output'];
};

export type DayReplacementHoliday = {
  description: Scalars['String']['output'];
  /** Name of the holiday's drawing: star, tree, egg, doughnut, candle or pumpkin. */
  icon: Scalars['String']['output'];
  identifier: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type DayReplacementResult = DayReplacements | UnauthorizedException | ValidationException;

export type DayReplacements = {
  date: Scalars['Date']['output'];
  /** Menus of a holiday first, then the day as it was planned, then days planned for the same target. */
  replacements: Array<DayReplacement>;
};

/** A menu of a day. Days that were copied share it. */
export type DaySet = {
  id: Scalars['ID']['output'];
};

/** What to put back first where few meals are left. */
export type DearestExclusion = {
  excluded: Excluded;
  /** Meals of the type it alone would bring back. */
  mealCount: Scalars['Int']['output'];
};

/** The diet a person has chosen, and what access they have. */
export type Diet = {
  /** Last day with access; null when there never was any, or for lifetime access. */
  accessTo: Maybe<Scalars['Date']['output']>;
  activityLevel: Maybe<DietActivityLevel>;
  /**
   * Days with a plan, oldest first, at most the last 180. `from` and `to` ask for the days of a window alone, both ends included, at most
   * the last 180 of it; either may be left out.
   */
  availableDays: Array<AvailableDay>;
  dietType: Maybe<DietType>;
  exclusions: Exclusions;
  hadEver: Scalars['Boolean']['output'];
  /** Id of the chosen diet: 3, 4, 5 or 200; null before the wizard. */
  id: Maybe<Scalars['Int']['output']>;
  lifetimeAccess: Scalars['Boolean']['output'];
  mode: Maybe<DietMode>;
  /** The day that the phases of the running plan count from: new settings in its mode go on from there. Null where none runs. */
  phasesFrom: Maybe<Scalars['Date']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
};


/** The diet a person has chosen, and what access they have. */
export type DietAvailableDaysArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type DietActivityLevel =
  | 'ACTIVITY_LEVEL_HIGH'
  | 'ACTIVITY_LEVEL_LOW'
  | 'ACTIVITY_LEVEL_MEDIUM'
  | 'ACTIVITY_LEVEL_NONE';

/** A day to come, before and after a change of settings. */
export type DietChangeDay = {
  after: MacroGrams;
  /** What the day should hold now; null where none is planned yet. */
  before: Maybe<MacroGrams>;
  date: Scalars['Date']['output'];
  /** Whether anything of it would differ: its meals, its phase or its target. */
  isChanged: Scalars['Boolean']['output'];
};

/** What generating would do to the days to come. Nothing is stored by asking. */
export type DietChangePreview = {
  /** Every day from the start date on, oldest first. */
  days: Array<DietChangeDay>;
  diet: NamedDiet;
  /** The first days with meals that are replaced, at most three; the others are like them. */
  firstReplacedDays: Array<ReplacedDay>;
  /** The diet of the days that are replaced, where that is another one. */
  formerDiet: Maybe<NamedDiet>;
  /** The first day that changes from the start date on; null where none does. Days before it and all eaten meals stay. */
  from: Maybe<Scalars['Date']['output']>;
  /** Meals of the days that are planned on both sides. */
  mealsKept: Scalars['Int']['output'];
  mealsReplaced: Scalars['Int']['output'];
  /** Days before the start date with meals that hold something left out from now on. */
  replacedDays: Array<ReplacedDay>;
  /** Names exactly this change: generating with it does this or nothing. */
  token: Scalars['ID']['output'];
};

export type DietGenerateInput = {
  activityLevel: DietActivityLevel;
  dateOfBirth: Scalars['String']['input'];
  dietId: Scalars['Int']['input'];
  dietMode: DietMode;
  dietType: DietType;
  /** What is left out from now on; absent: what was left out before. */
  exclusions?: InputMaybe<ExclusionsInput>;
  /** For stabilization the current weight is taken, whatever is sent. */
  goalWeight?: InputMaybe<WeightInput>;
  /** 18 or over, not pregnant or breast-feeding, no eating disorder, no illness that needs a medical diet. */
  healthConfirmed: Scalars['Boolean']['input'];
  /** Explicit consent to process health data (GDPR, article 9); may be false while one that was given before stands. */
  healthDataConsent: Scalars['Boolean']['input'];
  height: LengthInput;
  /** female or male; another one is a fault of this field. */
  sex: Scalars['String']['input'];
  startDate: Scalars['String']['input'];
  weight: WeightInput;
};

export type DietGeneratePreviewResult = DietChangePreview | UnauthorizedException | ValidationException;

/** With a token the new preview comes back when it would no longer do what was shown. */
export type DietGenerateResult = BasicMutationSuccess | DietChangePreview | UnauthorizedException | ValidationException;

export type DietMode =
  | 'gain_muscle_mass'
  | 'put_on_weight'
  | 'slimming'
  | 'stabilization';

export type DietPhase = {
  /** Colour of the mark only, never of text. */
  colour: Scalars['String']['output'];
  /** start, burn, balance, keep or build. */
  identifier: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type DietSetChangeResult = DayChanged | UnauthorizedException | ValidationException;

export type DietSetUndoResult = ExchangeUndone | UnauthorizedException | ValidationException;

/** Answers so far; a missing one is not checked, so that each step of the wizard can ask about itself. */
export type DietSettingsInput = {
  activityLevel?: InputMaybe<DietActivityLevel>;
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** 3 classic, 4 vegetarian, 5 vegan, 200 glp1. */
  dietId?: InputMaybe<Scalars['Int']['input']>;
  dietMode?: InputMaybe<DietMode>;
  dietType?: InputMaybe<DietType>;
  /** What is left out; checked against the diet as soon as that is there. */
  exclusions?: InputMaybe<ExclusionsInput>;
  goalWeight?: InputMaybe<WeightInput>;
  height?: InputMaybe<LengthInput>;
  /** female or male; another one is a fault of this field. */
  sex?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['String']['input']>;
  weight?: InputMaybe<WeightInput>;
};

export type DietSettingsValid = {
  code: Scalars['Int']['output'];
  /** Present as soon as all answers it needs are there. */
  target: Maybe<DietTarget>;
};

/** What the answers lead to, shown before anything is generated. */
export type DietTarget = {
  carbohydrateG: Scalars['Int']['output'];
  fatG: Scalars['Int']['output'];
  /** Energy of the gentle first week of a beginner; the same as kcal where there is none. */
  firstWeekKcal: Scalars['Int']['output'];
  kcal: Scalars['Int']['output'];
  /** Code of planner rules that shaped the target: FLOOR_REACHED. */
  notices: Array<Scalars['String']['output']>;
  proteinG: Scalars['Int']['output'];
};

export type DietType =
  | 'glp1'
  | 'standard';

export type DishIngredient = {
  category: IngredientCategory;
  /** Whether other foods can stand in for it in a meal that is not eaten. */
  hasReplacement: Scalars['Boolean']['output'];
  /** Picture of the food, null when we draw none. */
  imageUrl: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  /** Grams first, then a household measure where there is a sensible one. */
  measurements: Array<Measurement>;
  name: Scalars['String']['output'];
  /** What the recipe says, where it is exchanged. */
  original: Maybe<OriginalIngredient>;
  /** Names this ingredient of this meal of this day. */
  productAmountId: Scalars['ID']['output'];
  productId: Scalars['ID']['output'];
  replacements: Array<IngredientReplacement>;
  /** Null as long as the shop does not sell it. */
  saleProductVariant: Maybe<SaleProductVariantLink>;
};

export type Duration = {
  days: Scalars['Int']['output'];
  hours: Scalars['Int']['output'];
  minutes: Scalars['Int']['output'];
  months: Scalars['Int']['output'];
  seconds: Scalars['Int']['output'];
  years: Scalars['Int']['output'];
};

/** A new address that waits until the link mailed to it is opened. */
export type EmailChange = {
  email: Scalars['String']['output'];
  /** Until when the link works. */
  expiresAt: Scalars['DateTime']['output'];
};

export type EmailChanged = {
  /** Whether it is the caller's own account. */
  isYours: Scalars['Boolean']['output'];
};

export type EndLoginResult = BasicMutationSuccess | ValidationException;

/** What was wrong with one input field. */
export type ErrorDetail = {
  /** Dotted path of the field: `goalWeight.value`. */
  fieldName: Scalars['String']['output'];
  /** Text keys of the faults, translated by the client. */
  messages: Array<Scalars['String']['output']>;
};

/** Today as it is planned for one sample person. Nobody eats it: `isEaten` is false throughout. */
export type ExampleDay = {
  date: Scalars['Date']['output'];
  dayDiet: DayDiet;
  events: Array<MealEvent>;
  person: ExamplePerson;
  proof: DayProof;
};

/** A made-up person whom an example day is planned for. */
export type ExamplePerson = {
  activityLevel: DietActivityLevel;
  /** Full years. */
  age: Scalars['Int']['output'];
  /** 3 classic, 4 vegetarian, 5 vegan. */
  dietId: Scalars['Int']['output'];
  dietMode: DietMode;
  /** The same as `weight` in stabilization. */
  goalWeight: Weight;
  height: Length;
  /** classic-slimming, vegetarian-stabilization or vegan-muscle: the same every day. */
  identifier: Scalars['ID']['output'];
  sex: Sex;
  weight: Weight;
};

/** What a choice does, told before it is made. */
export type ExchangeEffect = {
  /** The days whose food changes, the asked one first. */
  dayEffects: Array<DayEffect>;
  /** Whether every day it changes is inside its tolerances afterwards. */
  keepsInside: Scalars['Boolean']['output'];
  /** Null when no day keeps it. */
  keptBecause: Maybe<KeptBecause>;
  /** Days that keep the dish, when it was cooked for several. */
  keptDates: Array<Scalars['Date']['output']>;
  shopping: ShoppingChange;
  /** Portions that are cooked already and would be eaten by nobody. */
  uneatenPortions: Scalars['Int']['output'];
};

export type ExchangeUndone = {
  changedDays: Array<DailyDietPlanNormal>;
  code: Scalars['Int']['output'];
};

/** One thing that is left out: either an allergen or a food. */
export type Excluded = {
  allergen: Maybe<Allergen>;
  food: Maybe<NamedFood>;
};

/** What a person leaves out, whatever the diet. */
export type Exclusions = {
  allergens: Array<Allergen>;
  /** Foods they do not like, at most 60. */
  foods: Array<NamedFood>;
};

export type ExclusionsInput = {
  allergens: Array<Allergen>;
  /** Ids of foods, at most 60. */
  foodIds: Array<Scalars['ID']['input']>;
};

/** What leaving something out would do to the days to come. Nothing is stored by asking. */
export type ExclusionsPreview = {
  canBePlanned: Scalars['Boolean']['output'];
  /** Days with meals to be replaced, oldest first; eaten meals and past days are never among them. */
  days: Array<ReplacedDay>;
  mealsLeft: Array<MealsLeft>;
  /** Names exactly this change: saving with it does this or nothing. */
  token: Scalars['ID']['output'];
};

export type ExclusionsPreviewResult = ExclusionsPreview | ValidationException;

export type ExclusionsSaveResult = BasicMutationSuccess | ExclusionsPreview | ValidationException;

export type FastingCycle = {
  phase: Scalars['String']['output'];
  phaseFinishPlannedTo: Scalars['DateTime']['output'];
};

/** What the fasting timer has counted; all zero before the first cycle. */
export type FastingStatistics = {
  currentDietLength: Scalars['Int']['output'];
  currentDietProgress: Scalars['Int']['output'];
  dietsCount: Scalars['Int']['output'];
};

/** A favourite stands on the day. */
export type FavoriteInserted = {
  /** The name to undo it by, with `dietSetUndo`. */
  changeId: Scalars['ID']['output'];
  changedDays: Array<DailyDietPlanNormal>;
  code: Scalars['Int']['output'];
  /** The set the day has become. */
  id: Scalars['ID']['output'];
};

/** A meal somebody marked to find it again, in its base portion. */
export type FavoriteMeal = {
  allergens: Array<Allergen>;
  dishes: Array<DayDish>;
  /** The meal's id. */
  id: Scalars['ID']['output'];
  isFavorite: Scalars['Boolean']['output'];
  kcal: Scalars['Int']['output'];
  macro: Macro;
  mealType: MealTypeOfDay;
  /** Of its meal type: Breakfast. */
  name: Scalars['String']['output'];
  preparationImageUrl: Scalars['String']['output'];
  preparationTime: Duration;
  /** A short silent animation; null for most meals. */
  preparationVideoUrl: Maybe<Scalars['String']['output']>;
  publicName: Scalars['String']['output'];
};

export type FavoriteMealAdded = {
  code: Scalars['Int']['output'];
  /** The meal's id. */
  id: Scalars['ID']['output'];
};

/** By what a goal was reached or lost. */
export type GoalCause =
  | 'LOSE_WEIGHT'
  | 'PUT_ON_WEIGHT';

/** What there are guides for beside energy and macros; of iron and vitamin B12 for vegan plans only. */
export type GuideCode =
  /** g */
  | 'FIBRE'
  /** mg */
  | 'IRON'
  /** g */
  | 'SALT'
  /** g */
  | 'SATURATED_FAT'
  /** µg */
  | 'VITAMIN_B12';

/** The consent to process data about health (GDPR, article 9), and what it stands for. */
export type HealthDataConsent = {
  /** Whether anything about the person's health is held. After a withdrawal it is hidden until the consent is given again. */
  isDataKept: Scalars['Boolean']['output'];
  isGiven: Scalars['Boolean']['output'];
  /** Null while it is given, and where it never was. */
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
};

/** When the phone reminds the person to drink: every `hourInterval` hours, between two full hours of their day. */
export type HydrationNotification = {
  enabled: Scalars['Boolean']['output'];
  /** 0 to 22. */
  fromHour: Scalars['Int']['output'];
  hourInterval: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  /** 1 to 23, after `fromHour`. */
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
  /** For every day whose own goal was not changed. */
  defaultDailyGoal: Volume;
  key: Scalars['ID']['output'];
  /** There is one; it is off until the person turns it on. */
  notifications: Array<HydrationNotification>;
};

/** What is absent stays as it is. */
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

/** A food that can stand in for an ingredient. */
export type IngredientReplacement = {
  effect: ExchangeEffect;
  /** The food's id, which a choice names. */
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Whether it is what the recipe says. */
  isOriginal: Scalars['Boolean']['output'];
  measurements: Array<Measurement>;
  name: Scalars['String']['output'];
};

export type IngredientReplacements = {
  productAmountId: Scalars['ID']['output'];
  /** The recipe's own first where it is exchanged, then the most alike. */
  replacements: Array<IngredientReplacement>;
};

export type IngredientReplacementsResult = IngredientReplacements | UnauthorizedException | ValidationException;

/** What inserting a favourite would do to a day. Nothing is changed by asking. */
export type InsertFavoritePreview = {
  date: Scalars['Date']['output'];
  effect: ExchangeEffect;
  /** Of the portion that fits the day. */
  kcal: Scalars['Int']['output'];
  /** The meal that would give way: the one of the same type. */
  original: OriginalMeal;
};

export type InsertFavoritePreviewResult = InsertFavoritePreview | UnauthorizedException | ValidationException;

export type InsertFavoriteResult = FavoriteInserted | UnauthorizedException | ValidationException;

export type IntermittentFasting = {
  /** Null while nobody fasts. */
  activeCycle: Maybe<FastingCycle>;
};

/** Why some days keep a dish that was cooked for several. */
export type KeptBecause =
  /** Those days would be outside with what would be eaten instead, or eat it out of season or again too soon. */
  | 'DOES_NOT_FIT'
  /** What would be eaten instead does not keep until then. */
  | 'DOES_NOT_KEEP'
  /** A portion of the pot has been eaten. */
  | 'EATEN';

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

/** A device somebody is logged in on. */
export type Login = {
  /** As the browser called itself; null where it did not say. */
  browser: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether this call came from it. */
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  system: Maybe<Scalars['String']['output']>;
};

export type LoginResult = Token | UnauthorizedException;

export type Macro = {
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

/** One macronutrient of something eaten. */
export type Macronutrient = {
  grams: Scalars['Float']['output'];
  kcal: Scalars['Float']['output'];
  /** Share of energy by 4/9/4; the three shares add up to 100. */
  percentage: Scalars['Int']['output'];
};

export type Me = {
  /** What renews itself; one that was ended is not among them, even while its days last. */
  activeSubscriptions: Array<ActiveSubscription>;
  agreements: Agreements;
  birthDate: Maybe<Scalars['Date']['output']>;
  /** What the person has to be told of; empty once they have been. */
  changedDocuments: Array<ChangedDocument>;
  created: Scalars['DateTime']['output'];
  diet: Diet;
  email: Scalars['String']['output'];
  /** The change of address that waits to be confirmed; null without one. */
  emailChange: Maybe<EmailChange>;
  /** The first weight the person said; null before there is one. */
  firstWeight: Maybe<Weight>;
  goalWeight: Maybe<Weight>;
  hasExternalProviderSetUp: Scalars['Boolean']['output'];
  /** Whether a device asked to be notified; none can yet. */
  hasRegisteredDevices: Scalars['Boolean']['output'];
  healthDataConsent: HealthDataConsent;
  height: Maybe<Length>;
  hydrationSettings: HydrationSettings;
  id: Scalars['ID']['output'];
  isAbleToLoginWithApple: Scalars['Boolean']['output'];
  isAbleToLoginWithFacebook: Scalars['Boolean']['output'];
  isAbleToLoginWithGoogle: Scalars['Boolean']['output'];
  /** The newest weight the person said. */
  lastWeight: Maybe<Weight>;
  /** Day of the newest weight; null where there is none. */
  lastWeightOn: Maybe<Scalars['Date']['output']>;
  /** Where the person is logged in: this login first, then the newest, at most 50. */
  logins: Array<Login>;
  name: Maybe<Scalars['String']['output']>;
  passwordIsSet: Scalars['Boolean']['output'];
  /** There was a password, and it was taken away when the owner of the address came: until then somebody else could have chosen it. */
  passwordIsVoided: Scalars['Boolean']['output'];
  /** As `passwordIsVoided`, and it was this login that took it away: the person has to learn why. */
  passwordWasVoidedAtLogin: Scalars['Boolean']['output'];
  sex: Maybe<Sex>;
  status: UserStatus;
  systemOfMeasures: SystemOfMeasures;
  videoWorkout: VideoWorkout;
  weight: Maybe<Weight>;
};

export type MeMutation = {
  /** Activates the account without a mail: the notice ends, but the address counts as unproved wherever it matters whose it is. */
  activateAccount: BasicMutationSuccess;
  /** Ends the change that waits. Answers the same where none does. */
  cancelEmailChange: BasicMutationSuccess;
  /**
   * Mails a link to a new address and tells the old one. The address is another only once the link is opened. Answers the same
   * whether the address has an account or not; its owner is told by mail.
   */
  changeEmail: ChangeEmailResult;
  /** Changes the name; an empty one takes it away. */
  changeName: ChangeNameResult;
  coupon: CouponMutation;
  /** Stores the settings and generates the days from the start date on, all or nothing; with a token only what its preview showed. */
  dietGenerate: DietGenerateResult;
  /** Remembers, for all devices, that the person has been told of the documents as they were on a day. */
  documentsSeen: BasicMutationSuccess;
  /** Ends one of the viewer's logins. A login that is unknown, ended or somebody else's is refused at `id`, in the same words. */
  endLogin: EndLoginResult;
  /** Ends all of the viewer's logins but this one. */
  endOtherLogins: BasicMutationSuccess;
  /**
   * Stores what is left out and replaces the meals that hold it, all or nothing, and only when that is what the token's preview
   * showed; otherwise the new preview comes back. Without a planned day from today on there is nothing to show: it is stored whatever
   * the token, also without access, and counts for the next plan. Saying the same twice is the same as once.
   */
  exclusionsSave: ExclusionsSaveResult;
  /** Gives the consent, or gives it again: what was kept is shown, and the plan goes on. Saying it twice is the same as once. */
  healthDataConsentGive: BasicMutationSuccess;
  /**
   * Withdraws the consent: no day is planned or shown from then on. What is held is hidden, or erased for good; it can be erased later
   * by withdrawing again. Favourites, access and the account stay.
   */
  healthDataConsentWithdraw: BasicMutationSuccess;
  /** The start button of the introduction was pressed. */
  introductionSeen: BasicMutationSuccess;
  /** Adds a provider to one's own account, with the hand-off of a way that the same person began on /settings. */
  linkProvider: SocialLinkResult;
  /** Ends the session whose token came with this call. */
  logout: BasicMutationSuccess;
  /**
   * Says the password again: for ten minutes this session may change what opens the account, as after a login. Calls that need
   * it answer UnauthorizedException (403) with `auth/prove/password`, or `auth/prove/log-in` where no password is set.
   */
  proveOwner: ProveOwnerResult;
  /** Mails the link of the change that waits once more; the one before it stops working. */
  resendEmailChange: ResendEmailChangeResult;
  /** Mails the link that confirms the address once more. */
  sendActivation: SendActivationResult;
  /** Takes a provider away again, as long as another way to log in is left. */
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

/** A meal on one day. `key` is unique over days, for a meal recurs. */
export type MealEvent = {
  /** Of the preparation time, minutes of work; null where all of it is work. */
  activeMinutes: Maybe<Scalars['Int']['output']>;
  /** Allergens of everything in it, optional ingredients included. */
  allergens: Array<Allergen>;
  canBeAddedToFavorites: Scalars['Boolean']['output'];
  dishes: Array<DayDish>;
  /** Picture of the same plate after the meal. */
  eatenImageUrl: Scalars['String']['output'];
  /** What of the reader's exclusions is in it: only in meals from before they were left out. */
  excluded: Array<Excluded>;
  id: Scalars['ID']['output'];
  isEaten: Scalars['Boolean']['output'];
  isFavorite: Scalars['Boolean']['output'];
  isReplacement: Scalars['Boolean']['output'];
  kcal: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  macro: Macro;
  mealType: MealTypeOfDay;
  name: Scalars['String']['output'];
  /** What was planned here before it was exchanged; null when nothing was. */
  originalMeal: Maybe<OriginalMeal>;
  preparationImageUrl: Scalars['String']['output'];
  preparationTime: Duration;
  /** A short silent animation; null for most meals. */
  preparationVideoUrl: Maybe<Scalars['String']['output']>;
  replacements: Array<MealReplacement>;
};


/** A meal on one day. `key` is unique over days, for a meal recurs. */
export type MealEventReplacementsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  prependWithOriginalMeal?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A meal that could be eaten instead. */
export type MealReplacement = {
  allergens: Array<Allergen>;
  /** False for a meal that is not in our recipes any more. */
  canBeAddedToFavorites: Scalars['Boolean']['output'];
  dishes: Array<DayDish>;
  effect: ExchangeEffect;
  /** The meal's id, which a choice names. */
  id: Scalars['ID']['output'];
  isFavorited: Scalars['Boolean']['output'];
  /** The meal that was planned here before it was exchanged. */
  isOriginal: Scalars['Boolean']['output'];
  kcal: Scalars['Int']['output'];
  macro: Macro;
  /** What it is made of in a few words: of each dish the three ingredients there is most of, seasonings left out. */
  mainIngredients: Array<Scalars['String']['output']>;
  mealType: MealTypeOfDay;
  preparationImageUrl: Scalars['String']['output'];
  preparationTime: Duration;
  publicName: Scalars['String']['output'];
};

export type MealReplacements = {
  date: Scalars['Date']['output'];
  /** What stands there now. */
  event: MealEvent;
  /** Nearest to the day's target first; the original before all when it is asked for. */
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

/** Meals of one type that the diet and the exclusions leave to choose from. */
export type MealsLeft = {
  count: Scalars['Int']['output'];
  dearest: Maybe<DearestExclusion>;
  /** TOO_FEW_RECIPES with fewer than five: meals come back sooner than usual, and with none there is no plan. */
  reason: Maybe<PlanReasonCode>;
  type: MealTypeName;
};

export type MealsWithout = {
  /** False where of some type no meal is left. */
  canBePlanned: Scalars['Boolean']['output'];
  mealsLeft: Array<MealsLeft>;
};

export type MealsWithoutResult = MealsWithout | ValidationException;

export type Measurement = {
  amount: Scalars['Float']['output'];
  /** As a person reads it: 2 tablespoons. */
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
  /** Another meal has been eaten in the place of one of it. */
  | 'ALREADY_EATEN'
  /** It holds something the person leaves out. */
  | 'MEALS_EXCLUDED'
  /** No portions of it hold the energy of the day. */
  | 'OUT_OF_TOLERANCE';

/** Where the apps for phones are; null as long as there is none. */
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
  /** Confirms an e-mail address by the token of a mailed link. A second use answers the same. */
  activateAccount: ActivateAccountResult;
  /** Marks a meal of the catalogue. Saying it twice is the same as once. `mealKey` names where it was seen; the meal alone counts. */
  addMealToFavorites: AddMealToFavoritesResult;
  /** Whether the viewer agrees to be told about articles. */
  agreementToNotifyAboutArticles: BasicMutationSuccess;
  /** Whether the viewer agrees to be told about the diet course. */
  agreementToNotifyAboutDietCourse: BasicMutationSuccess;
  /** Whether the viewer agrees to receive the newsletter. */
  agreementToReceiveNewsletter: BasicMutationSuccess;
  /** Same use case as `register`, under the name of the purchase flow. */
  authRegister: RegisterResult;
  /** Needs the current password. Ends all other logins, and every link that was mailed to get in. */
  changePassword: ChangePasswordResult;
  /**
   * Confirms a new address by the token mailed to it. Links that were mailed to the old one end, and all logins but the one that
   * asked and the one that calls. A second use answers the same.
   */
  confirmEmailChange: ConfirmEmailChangeResult;
  /** Leaves a message for the people who run the product. Needs no token; with one, the message is known to be the person's. */
  contact: ContactResult;
  /** Copies the meals of a day to another. */
  dietSetCopy: DietSetChangeResult;
  /** Marks a meal of a day as eaten or not eaten. Saying the same twice is the same as once. */
  dietSetMealEaten: SetMealEatenResult;
  /** Gives a day the meals of an offered menu; what is eaten stays. */
  dietSetReplace: DietSetChangeResult;
  /** Puts a meal of the offered list in the place of another that is not eaten. */
  dietSetReplaceMeal: DietSetChangeResult;
  /** Puts another food in the place of an ingredient, in every portion of the pot. */
  dietSetReplaceProduct: DietSetChangeResult;
  /** Takes back a change, as long as nothing of its days is eaten or changed since. */
  dietSetUndo: DietSetUndoResult;
  /**
   * Ends the session whose token has this SHA-256, in hexadecimal. For a browser that logged out while nobody could be reached:
   * it keeps the hash, which opens nothing, and no token. Answers the same whether there was such a session or not.
   */
  endSession: BasicMutationSuccess;
  /**
   * Keeps how much the viewer wants to drink a day, and when their phone reminds them. Refused without the viewer's consent to use
   * health data.
   */
  hydrationSettings: HydrationSettingsResult;
  /**
   * Puts a favourite in the place of the meal of its type. `originalMealId` is the meal that was seen there; a page that is out of
   * date is refused. What may be skipped is asked about first, unless `skipValidation`.
   */
  insertFavoriteToDayplan: InsertFavoriteResult;
  login: LoginResult;
  /** Logs in by the token of a mailed link, once. */
  loginByToken: LoginResult;
  /** As over Google; the hand-off is `id_token` of the return address. */
  loginViaApple: SocialEntryResult;
  loginViaFacebook: SocialEntryResult;
  /** Logs in with what the return address carried: the hand-off of a way over Google. It works once, in the same browser. */
  loginViaGoogle: SocialEntryResult;
  /** Everything a signed-in person does for themself. */
  me: MeMutation;
  newsletter: NewsletterMutation;
  register: RegisterResult;
  registerViaApple: SocialEntryResult;
  registerViaFacebook: SocialEntryResult;
  /**
   * Opens an account with such a hand-off. `authorizationCode` is for callers that still send one: the server has exchanged it
   * already, and does not read it. Without the terms nothing is used up: the answer is 422 as long as the hand-off is there, else 410.
   */
  registerViaGoogle: SocialEntryResult;
  /** Mails a link to choose a new password. Answers the same whether the address is registered or not. */
  remindPassword: BasicMutationSuccess;
  removeAccount: RemoveAccountMutation;
  /** Takes the mark away; one that is not there is as good as taken away. */
  removeMealFromFavoritesByMealId: BasicMutationSuccess;
  /** Sets the password by the token of a mailed link, once, and ends all sessions. */
  resetPassword: ResetPasswordResult;
  /** Mails a link that logs in once. Answers the same whether the address is registered or not. */
  sendLoginLink: BasicMutationSuccess;
  /**
   * Sets the first password of the account that `authToken` opens, within ten minutes of its login: after that it answers
   * UnauthorizedException (403) with `auth/prove/log-in`. One that is set stays.
   */
  setInitialPassword: SetInitialPasswordResult;
  /** Chooses kilograms, centimetres and millilitres or pounds, inches and ounces. */
  setting: BasicMutationSuccess;
  /** The same as the query. */
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


export type MutationValidateResetPasswordTokenArgs = {
  token: Scalars['String']['input'];
};

/** A diet by its name in the asked language: 3 classic, 4 vegetarian, 5 vegan, 200 glp1. */
export type NamedDiet = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** A food by its name in the asked language. */
export type NamedFood = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type NewsletterMutation = {
  /** Ends the newsletter to an address. Needs no token and never tells whether the address is known. */
  unsubscribe: UnsubscribeAnswer;
};


export type NewsletterMutationUnsubscribeArgs = {
  email: Scalars['String']['input'];
};

/**
 * The way over the provider led nowhere. `code` is 401 when nobody has that account, 400 when somebody has it already, 410 when
 * the hand-off is used up, too old or of another browser, 422 when something is missing, which `messages` name.
 */
export type OauthException = {
  code: Scalars['Int']['output'];
  messages: Array<Scalars['String']['output']>;
};

export type OriginalIngredient = {
  name: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
};

/** What was planned in a slot before it was exchanged. */
export type OriginalMeal = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What the planner gave up for a day, or why it is outside its band. */
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

/** A reason with its figures; those it has none of are null. */
export type PlanReasonDetail = {
  code: PlanReasonCode;
  /** How many recipes there are. */
  count: Maybe<Scalars['Int']['output']>;
  /** Relative: 0.06 is six per cent over the target. */
  deviation: Maybe<Scalars['Float']['output']>;
  macro: Maybe<PlanReasonMacro>;
  /** The meal there are few recipes for. */
  mealType: Maybe<MealTypeName>;
};

export type PlanReasonMacro =
  | 'CARBOHYDRATES'
  | 'FAT'
  | 'PROTEIN';

/** How a portion of another meal changes, as factors on its recipe. */
export type PortionChange = {
  from: Scalars['Float']['output'];
  mealType: MealTypeOfDay;
  name: Scalars['String']['output'];
  to: Scalars['Float']['output'];
};

/** How much is cooked. Cookings of the same amounts are one. */
export type PrintedCooking = {
  /** For each dish its ingredients' amounts, grams and a household measure where there is a sensible one: 45 g · ½ cup. */
  amounts: Array<Array<Scalars['String']['output']>>;
  dates: Array<Scalars['Date']['output']>;
  /** It was cooked before the first of the days: these are the portions that are eaten on them, not the whole pot. */
  isCookedBefore: Scalars['Boolean']['output'];
  portions: Scalars['Int']['output'];
};

export type PrintedDay = {
  date: Scalars['Date']['output'];
  dietName: Scalars['String']['output'];
  /** What to do this evening for the next day's meals. */
  eveningNotes: Array<Scalars['String']['output']>;
  macros: MacroGrams;
  meals: Array<PrintedMeal>;
};

export type PrintedDaysResult = DailyDietPlanRedirect | PrintedPlan | UnauthorizedException | ValidationException;

export type PrintedDish = {
  /** Names; what each cooking takes of them is told there, in the same order. */
  ingredients: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  steps: Array<Scalars['String']['output']>;
};

export type PrintedMeal = {
  /** The day itself, or one before it where this is not the first portion. */
  cookedOn: Scalars['Date']['output'];
  macros: MacroGrams;
  mealType: MealTypeOfDay;
  portion: Scalars['Int']['output'];
  portionsTotal: Scalars['Int']['output'];
  recipeId: Scalars['ID']['output'];
  /** Part of what is cooked that is eaten now: 1 where it is cooked for this meal alone. */
  shareOfPot: Scalars['Float']['output'];
};

/** Days to be put on paper. Compact, so that two weeks are one call: a cooked dish stands once, also when several portions are eaten. */
export type PrintedPlan = {
  /** Those of the asked days that have a plan, oldest first. */
  plannedDays: Array<PrintedDay>;
  /** Everything that is eaten on them, in the order it is eaten first. */
  recipes: Array<PrintedRecipe>;
};

/** A recipe as it is printed, once for all days. */
export type PrintedRecipe = {
  /** Of these, minutes of work; null where all of it is work. */
  activeMinutes: Maybe<Scalars['Int']['output']>;
  cookings: Array<PrintedCooking>;
  dishes: Array<PrintedDish>;
  /** What to do the evening before. */
  eveningNote: Maybe<Scalars['String']['output']>;
  /** Id of the version: the same meal with another ingredient is another recipe. */
  id: Scalars['ID']['output'];
  mealType: MealTypeOfDay;
  minutes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** A product as it is put into a cart. Its id is the one in `/buy/{productId}` and `/cart/add/{productId}`. */
export type ProductVariant = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  saleProduct: SaleProduct;
  /** Address of a picture as high as wide. */
  thumbnailUrl: Scalars['String']['output'];
};

/** UnauthorizedException (403): another password, none at all, or too many tries. */
export type ProveOwnerResult = BasicMutationSuccess | UnauthorizedException;

export type Query = {
  /**
   * What an access code would give; it is not used by this. Ours, not the documents'. Needs no token. It counts as a try like
   * `activate` and `register` with a code, and a right code gets its try back. Unknown, used-up, ended and withdrawn codes, and
   * any code after too many tries, get one and the same answer: a ValidationException for `accessCode`.
   */
  accessCodeOffer: AccessCodeOfferResult;
  /** Whose account the mailed token removes, as long as it would. Needs no other token, and counts as a try of the confirmation. */
  accountRemoval: AccountRemovalResult;
  /** Null when there is no such text. Needs no token. */
  content: Maybe<Content>;
  /** The plan of one day, or why there is none; `canBeCopiedToDate` asks about copying it to another day than the next. */
  dailyDietPlan: DailyDietPlan;
  dailyPlan: DailyPlan;
  /** What `dietSetCopy` would do. */
  dayCopyPreview: DayCopyPreviewResult;
  /** Whole other days for a date: at most 10. With a text only those with a dish or an ingredient of that name. */
  dayReplacement: DayReplacementResult;
  /** What generating from these answers would do. */
  dietGeneratePreview: DietGeneratePreviewResult;
  /** Today's day of three sample people, planned by the same engine as everybody's; for everybody. */
  exampleDays: Array<ExampleDay>;
  /** What saving these would do. */
  exclusionsPreview: ExclusionsPreviewResult;
  /** One of the viewer's favourites; null when it is none. */
  favoriteMeal: Maybe<FavoriteMeal>;
  /**
   * The viewer's favourites, the newest first, at most 12 at a time: those of a meal type, and those whose dishes or ingredients
   * hold each word of the text, in any language. None without access to the diet; a meal that the catalogue no longer has is
   * left out.
   */
  favoriteMeals: Array<FavoriteMeal>;
  /** How many there are in all of what `favoriteMeals` lists. */
  favoriteMealsCount: Scalars['Int']['output'];
  /** Foods of the same kind by their names in the asked language, at most 12; none for a food that is not in the table. */
  foodSiblings: Array<NamedFood>;
  /** Foods by name, in the asked language first, at most 20. */
  foods: Array<NamedFood>;
  /**
   * `returnUrl` is the screen that asks: /auth/login, /auth/register, /auth/activate or /settings, with `from` for the page that
   * was wanted. The browser comes back to `/via-…` below it, with `state` if it is one of the known words. Addresses of /settings are
   * made for the signed-in person, work for an hour, and are null without a session.
   */
  getAuthorizationUrls: AuthorizationUrls;
  /** What could stand in for one ingredient: at most 10. */
  ingredientReplacements: IngredientReplacementsResult;
  insertFavoritePreview: InsertFavoritePreviewResult;
  /** The signed-in person. HTTP 401 without a valid token. */
  me: Me;
  /**
   * One meal of a set. Days that were copied share a set: `date` says which of them is meant, else it is the first from today
   * on, or the last.
   */
  mealDetails: MealDetailsResult;
  /** What could be eaten instead of a meal: at most 10. */
  mealReplacements: MealReplacementsResult;
  /** Meals that are left without these, for a diet (3, 4, 5 or 200). */
  mealsWithout: MealsWithoutResult;
  mobileApps: MobileApps;
  /** The viewer's plans from a day to another, both counted, at most 13; or the day whose page says what is needed first. */
  printedDays: PrintedDaysResult;
  /** One of them; null when there is none with this id. */
  productVariant: Maybe<ProductVariant>;
  /** Everything on sale, in the order it is shown; for everybody. An unknown promo code changes nothing. */
  productVariants: Array<ProductVariant>;
  /** What visitors may ask about buying. */
  sale: SaleQuery;
  /** Whether the gateway answers; needs no token. */
  serverCode: Scalars['Int']['output'];
  /** Checks wizard answers without keeping them. */
  validateDietSettings: ValidateDietSettingsResult;
  /** Whether a link to choose a new password still works. Asking does not use it up. */
  validateResetPasswordToken: Scalars['Boolean']['output'];
};


export type QueryAccessCodeOfferArgs = {
  accessCode: Scalars['String']['input'];
};


export type QueryAccountRemovalArgs = {
  token: Scalars['String']['input'];
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


export type QueryValidateDietSettingsArgs = {
  settings: DietSettingsInput;
};


export type QueryValidateResetPasswordTokenArgs = {
  token: Scalars['String']['input'];
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

/** UnauthorizedException: the link was used, is older than 24 hours or never was one. */
export type RemoveAccountConfirmResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type RemoveAccountMutation = {
  /** Removes the account whose owner was mailed this token, with everything kept about them. Needs no other token. */
  confirm: RemoveAccountConfirmResult;
  /** Mails the signed-in person a link that removes their account. HTTP 401 without a valid token. */
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
  /** The meal that stands there now. */
  originalMealId: Scalars['ID']['input'];
  replacementId: Scalars['ID']['input'];
};

export type ReplaceProductInput = {
  date: Scalars['Date']['input'];
  /** The ingredient's key as it was seen. */
  key: Scalars['ID']['input'];
  /** The same. */
  measurements?: InputMaybe<Array<MeasurementInput>>;
  /** What the page shows meanwhile. We reckon names and amounts ourselves. */
  name?: InputMaybe<Scalars['String']['input']>;
  productAmountId: Scalars['ID']['input'];
  /** The food that is wanted; the recipe's own sets it back. */
  replacementId: Scalars['ID']['input'];
};

export type ReplacedDay = {
  date: Scalars['Date']['output'];
  /** Whether the day is inside its target afterwards. */
  holds: Scalars['Boolean']['output'];
  meals: Array<ReplacedMeal>;
};

/** A meal of a day to come that would be replaced. */
export type ReplacedMeal = {
  from: Scalars['String']['output'];
  /** Whether it holds something left out itself, or makes room so that the day stays inside its target. */
  hasExcluded: Scalars['Boolean']['output'];
  mealType: MealTypeOfDay;
  /** Null when the day would go without. */
  to: Maybe<Scalars['String']['output']>;
};

export type ResendEmailChangeResult = BasicMutationSuccess | ValidationException;

export type ResetPasswordResult = BasicMutationSuccess | ValidationException;

/** Something one can buy, in the reader's language. */
export type SaleProduct = {
  /** Days of access it gives; null for things that give none. */
  accessDays: Maybe<Scalars['Int']['output']>;
  containsDiet: Scalars['Boolean']['output'];
  containsWorkout: Scalars['Boolean']['output'];
  /** What is in it, a line each. */
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isBestseller: Scalars['Boolean']['output'];
  isPhysical: Scalars['Boolean']['output'];
  isVirtual: Scalars['Boolean']['output'];
  /** How long it lasts, as people say it: 3 months. */
  lengthLabel: Scalars['String']['output'];
  longDescription: Scalars['String']['output'];
  name: Scalars['String']['output'];
  price: SaleProductPrice;
  shortDescription: Scalars['String']['output'];
  /** Words for sorting and statistics, the same in every language. */
  tags: Array<Scalars['String']['output']>;
  vendor: SaleVendor;
};

export type SaleProductPrice = {
  /** Lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a); null where nothing is reduced. */
  lowestIn30Days: Maybe<Money>;
  /** What is paid now; the same as `regular` where nothing is reduced. */
  promo: Money;
  regular: Money;
};

/** Where the shop sells an ingredient. */
export type SaleProductVariantLink = {
  link: Scalars['String']['output'];
};

export type SaleQuery = {
  /** Whether a promo code lowers prices today. Needs no token; after too many tries from one network it is false for every code. */
  isPromoCodeValid: Scalars['Boolean']['output'];
};


export type SaleQueryIsPromoCodeValidArgs = {
  promoCode: Scalars['String']['input'];
};

/** Who sells. */
export type SaleVendor = {
  identifier: Scalars['String']['output'];
};

/** What of a meal the searched words are in. */
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

export type ShoppingChange = {
  less: Array<ShoppingChangeItem>;
  more: Array<ShoppingChangeItem>;
};

/** A food of which more or less is to be bought. */
export type ShoppingChangeItem = {
  name: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
  /** As a person reads it: 120 g. */
  text: Scalars['String']['output'];
};

export type SocialEntryResult = OauthException | Token;

/** UnauthorizedException (403): the caller has to prove that they are the owner of the account (`proveOwner`); nothing is used up. */
export type SocialLinkResult = BasicMutationSuccess | OauthException | UnauthorizedException;

/** Somebody who tells who a person is. */
export type SocialProvider =
  | 'apple'
  | 'facebook'
  | 'google';

/** As there. */
export type SocialUnlinkResult = BasicMutationSuccess | UnauthorizedException | ValidationException;

export type SystemOfMeasures =
  | 'imperial'
  | 'si';

/** What a person may choose from; `metric` is another word for `si`. */
export type SystemOfMeasuresChoice =
  | 'imperial'
  | 'metric'
  | 'si';

/** A secret that opens the account it was made for. Kept by the client, sent as X-Auth-Token. */
export type Token = {
  token: Scalars['String']['output'];
};

/** The person may not do this: not signed in with these credentials, or without access. `code` is 401 or 403. */
export type UnauthorizedException = {
  code: Scalars['Int']['output'];
  messages: Array<Scalars['String']['output']>;
};

/** 200: no newsletter goes to this address any more, whether or not one ever did. 429: too many tries, nothing was done. */
export type UnsubscribeAnswer = {
  code: Scalars['Int']['output'];
};

export type UserStatus =
  /** The e-mail address is confirmed, or the person does not want to be asked. */
  | 'STATUS_ACTIVE'
  /** The e-mail address is not confirmed yet; nothing is blocked. */
  | 'STATUS_NON_ACTIVE';

export type ValidateDietSettingsResult = DietSettingsValid | ValidationException;

/** The input was refused and nothing was changed. */
export type ValidationException = {
  code: Scalars['Int']['output'];
  description: Maybe<Scalars['String']['output']>;
  details: Array<ErrorDetail>;
  messages: Array<Scalars['String']['output']>;
  /** Whether it is carried out all the same when it is asked for again with `skipValidation`; null where nothing can be skipped. */
  skipable: Maybe<Scalars['Boolean']['output']>;
  /** What to tell the person, in the asked language; null where the client has words of its own. */
  title: Maybe<Scalars['String']['output']>;
};

/** The access to video workouts, beside what a subscription gives. */
export type VideoWorkout = {
  /** Last day with access; null when there never was any, or for lifetime access. */
  accessTo: Maybe<Scalars['Date']['output']>;
  lifetimeAccess: Scalars['Boolean']['output'];
};

/** A volume as it was entered; the client derives other units. */
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
