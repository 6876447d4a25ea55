import type { CalendarDay } from '@dayplate/dates';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account } from '../../modules/accounts/account.ts';
import type { Viewer, Context } from './context.ts';
import type { ComposedEvent } from '../../modules/plans/compose-event.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, written YYYY-MM-DD. */
  Date: { input: CalendarDay; output: CalendarDay; }
  /** A moment, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

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
};

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

export type DailyDietPlan = DailyDietPlanExpired | DailyDietPlanFuture | DailyDietPlanIntroductionNeeded | DailyDietPlanNormal | DailyDietPlanRedirect | DailyDietPlanSettingsNeeded | UnauthorizedException;

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

export type DailyDietPlanIntroductionNeeded = {
  code: Scalars['Int']['output'];
};

export type DailyDietPlanNormal = {
  date: Scalars['Date']['output'];
  dayDiet: DayDiet;
  events: Array<MealEvent>;
  proof: DayProof;
  setId: Scalars['ID']['output'];
  showMacros: Scalars['Boolean']['output'];
};

export type DailyDietPlanRedirect = {
  date: Scalars['Date']['output'];
};

export type DailyDietPlanSettingsNeeded = {
  code: Scalars['Int']['output'];
};

export type DailyPlan = {
  /** What to do this evening for the next day's meals. */
  recipeNotesForNextDay: Array<Scalars['String']['output']>;
};

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
  portions: Scalars['Int']['output'];
  portionsTotal: Scalars['Int']['output'];
  recipe: Array<Scalars['String']['output']>;
  recipeNote: Maybe<Scalars['String']['output']>;
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
  /** Days with a plan, oldest first, at most the last 180. */
  availableDays: Array<AvailableDay>;
  dietType: Maybe<DietType>;
  exclusions: Exclusions;
  hadEver: Scalars['Boolean']['output'];
  /** Id of the chosen diet: 3, 4, 5 or 200; null before the wizard. */
  id: Maybe<Scalars['Int']['output']>;
  lifetimeAccess: Scalars['Boolean']['output'];
  mode: Maybe<DietMode>;
  startDate: Maybe<Scalars['Date']['output']>;
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
  /** The first day that changes from the start date on; null where none does. Days before it and all eaten meals stay. */
  from: Maybe<Scalars['Date']['output']>;
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
  /** Explicit consent to process health data (GDPR, article 9). */
  healthDataConsent: Scalars['Boolean']['input'];
  height: LengthInput;
  sex: Sex;
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
  sex?: InputMaybe<Sex>;
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
  /** Energy of the gentle first week; the same as kcal where there is none. */
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
  /** Picture of the food, null when we draw none. */
  imageUrl: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  /** Grams first, then a household measure where there is a sensible one. */
  measurements: Array<Measurement>;
  name: Scalars['String']['output'];
  productId: Scalars['ID']['output'];
};

export type Duration = {
  days: Scalars['Int']['output'];
  hours: Scalars['Int']['output'];
  minutes: Scalars['Int']['output'];
  months: Scalars['Int']['output'];
  seconds: Scalars['Int']['output'];
  years: Scalars['Int']['output'];
};

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

export type IngredientCategory = {
  id: Scalars['ID']['output'];
  isOptional: Scalars['Boolean']['output'];
  isSeasoning: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

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
  agreements: Agreements;
  birthDate: Maybe<Scalars['Date']['output']>;
  created: Scalars['DateTime']['output'];
  diet: Diet;
  email: Scalars['String']['output'];
  goalWeight: Maybe<Weight>;
  hasExternalProviderSetUp: Scalars['Boolean']['output'];
  height: Maybe<Length>;
  id: Scalars['ID']['output'];
  name: Maybe<Scalars['String']['output']>;
  passwordIsSet: Scalars['Boolean']['output'];
  sex: Maybe<Sex>;
  status: UserStatus;
  systemOfMeasures: SystemOfMeasures;
  weight: Maybe<Weight>;
};

export type MeMutation = {
  coupon: CouponMutation;
  /** Stores the settings and generates the days from the start date on, all or nothing; with a token only what its preview showed. */
  dietGenerate: DietGenerateResult;
  /**
   * Stores what is left out and replaces the meals that hold it, all or nothing, and only when that is what the token's preview
   * showed; otherwise the new preview comes back. Saying the same twice is the same as once.
   */
  exclusionsSave: ExclusionsSaveResult;
  /** The start button of the introduction was pressed. */
  introductionSeen: BasicMutationSuccess;
  /** Ends the session whose token came with this call. */
  logout: BasicMutationSuccess;
  /** Chooses kilograms and centimetres or pounds and inches. */
  setting: BasicMutationSuccess;
};


export type MeMutationDietGenerateArgs = {
  request: DietGenerateInput;
  token?: InputMaybe<Scalars['ID']['input']>;
};


export type MeMutationExclusionsSaveArgs = {
  exclusions: ExclusionsInput;
  healthDataConsent: Scalars['Boolean']['input'];
  token: Scalars['ID']['input'];
};


export type MeMutationSettingArgs = {
  systemOfMeasures: SystemOfMeasures;
};

export type MealEaten = {
  code: Scalars['Int']['output'];
  event: MealEvent;
};

/** A meal on one day. `key` is unique over days, for a meal recurs. */
export type MealEvent = {
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
  preparationImageUrl: Scalars['String']['output'];
  preparationTime: Duration;
  /** A short silent animation; null for most meals. */
  preparationVideoUrl: Maybe<Scalars['String']['output']>;
};

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
  /** Same use case as `register`, under the name of the purchase flow. */
  authRegister: RegisterResult;
  /** Leaves a message for the people who run the product. Needs no token; with one, the message is known to be the person's. */
  contact: ContactResult;
  /** Marks a meal of a day as eaten or not eaten. Saying the same twice is the same as once. */
  dietSetMealEaten: SetMealEatenResult;
  login: LoginResult;
  /** Everything a signed-in person does for themself. */
  me: MeMutation;
  newsletter: NewsletterMutation;
  register: RegisterResult;
};


export type MutationAuthRegisterArgs = {
  request: RegistrationInput;
};


export type MutationContactArgs = {
  request: ContactRequest;
};


export type MutationDietSetMealEatenArgs = {
  date: Scalars['Date']['input'];
  eaten: Scalars['Boolean']['input'];
  mealId: Scalars['ID']['input'];
  mealKey: Scalars['ID']['input'];
  setId: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  request: RegistrationInput;
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

/** A product as it is put into a cart. Its id is the one in `/buy/{productId}` and `/cart/add/{productId}`. */
export type ProductVariant = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  saleProduct: SaleProduct;
  /** Address of a picture as high as wide. */
  thumbnailUrl: Scalars['String']['output'];
};

export type Query = {
  /** Null when there is no such text. Needs no token. */
  content: Maybe<Content>;
  /** The plan of one day, or why there is none. */
  dailyDietPlan: DailyDietPlan;
  dailyPlan: DailyPlan;
  /** What generating from these answers would do. */
  dietGeneratePreview: DietGeneratePreviewResult;
  /** Today's day of three sample people, planned by the same engine as everybody's; for everybody. */
  exampleDays: Array<ExampleDay>;
  /** What saving these would do. */
  exclusionsPreview: ExclusionsPreviewResult;
  /** Foods by name, in the asked language first, at most 20. */
  foods: Array<NamedFood>;
  /** The signed-in person. HTTP 401 without a valid token. */
  me: Me;
  /** Meals that are left without these, for a diet (3, 4, 5 or 200). */
  mealsWithout: MealsWithoutResult;
  mobileApps: MobileApps;
  /** One of them; null when there is none with this id. */
  productVariant: Maybe<ProductVariant>;
  /** Everything on sale, in the order it is shown; for everybody. An unknown promo code changes nothing. */
  productVariants: Array<ProductVariant>;
  /** Whether the gateway answers; needs no token. */
  serverCode: Scalars['Int']['output'];
  /** Checks wizard answers without keeping them. */
  validateDietSettings: ValidateDietSettingsResult;
};


export type QueryContentArgs = {
  identifier: Scalars['String']['input'];
};


export type QueryDailyDietPlanArgs = {
  date: Scalars['Date']['input'];
};


export type QueryDailyPlanArgs = {
  today: Scalars['Date']['input'];
};


export type QueryDietGeneratePreviewArgs = {
  request: DietGenerateInput;
};


export type QueryExclusionsPreviewArgs = {
  exclusions: ExclusionsInput;
};


export type QueryFoodsArgs = {
  search: Scalars['String']['input'];
};


export type QueryMealsWithoutArgs = {
  dietId: Scalars['Int']['input'];
  exclusions: ExclusionsInput;
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

/** Who sells. */
export type SaleVendor = {
  identifier: Scalars['String']['output'];
};

export type SetMealEatenResult = MealEaten | UnauthorizedException | ValidationException;

export type Sex =
  | 'female'
  | 'male';

export type SystemOfMeasures =
  | 'imperial'
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
  | 'STATUS_ACTIVE'
  /** The e-mail address is not confirmed yet; nothing is blocked. */
  | 'STATUS_NON_ACTIVE';

export type ValidateDietSettingsResult = DietSettingsValid | ValidationException;

/** The input was refused and nothing was changed. */
export type ValidationException = {
  code: Scalars['Int']['output'];
  details: Array<ErrorDetail>;
  messages: Array<Scalars['String']['output']>;
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
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

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
  ContactResult:
    | ( BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  CouponActivateResult:
    | ( BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  DailyDietPlan:
    | ( DailyDietPlanExpired & { __typename: 'DailyDietPlanExpired' } )
    | ( DailyDietPlanFuture & { __typename: 'DailyDietPlanFuture' } )
    | ( DailyDietPlanIntroductionNeeded & { __typename: 'DailyDietPlanIntroductionNeeded' } )
    | ( Omit<DailyDietPlanNormal, 'events'> & { events: Array<_RefType['MealEvent']> } & { __typename: 'DailyDietPlanNormal' } )
    | ( DailyDietPlanRedirect & { __typename: 'DailyDietPlanRedirect' } )
    | ( DailyDietPlanSettingsNeeded & { __typename: 'DailyDietPlanSettingsNeeded' } )
    | ( UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  DietGeneratePreviewResult:
    | ( DietChangePreview & { __typename: 'DietChangePreview' } )
    | ( UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  DietGenerateResult:
    | ( BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( DietChangePreview & { __typename: 'DietChangePreview' } )
    | ( UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  ExclusionsPreviewResult:
    | ( ExclusionsPreview & { __typename: 'ExclusionsPreview' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  ExclusionsSaveResult:
    | ( BasicMutationSuccess & { __typename: 'BasicMutationSuccess' } )
    | ( ExclusionsPreview & { __typename: 'ExclusionsPreview' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  LoginResult:
    | ( Token & { __typename: 'Token' } )
    | ( UnauthorizedException & { __typename: 'UnauthorizedException' } )
  ;
  MealsWithoutResult:
    | ( MealsWithout & { __typename: 'MealsWithout' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  RegisterResult:
    | ( Token & { __typename: 'Token' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  SetMealEatenResult:
    | ( Omit<MealEaten, 'event'> & { event: _RefType['MealEvent'] } & { __typename: 'MealEaten' } )
    | ( UnauthorizedException & { __typename: 'UnauthorizedException' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
  ValidateDietSettingsResult:
    | ( DietSettingsValid & { __typename: 'DietSettingsValid' } )
    | ( ValidationException & { __typename: 'ValidationException' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Agreements: ResolverTypeWrapper<Agreements>;
  Allergen: Allergen;
  AvailableDay: ResolverTypeWrapper<AvailableDay>;
  AvailableDayDiet: ResolverTypeWrapper<AvailableDayDiet>;
  AvailableDayPlan: ResolverTypeWrapper<AvailableDayPlan>;
  BasicMutationSuccess: ResolverTypeWrapper<BasicMutationSuccess>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ContactRequest: ContactRequest;
  ContactResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactResult']>;
  Content: ResolverTypeWrapper<Content>;
  ContentText: ResolverTypeWrapper<ContentText>;
  CouponActivateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CouponActivateResult']>;
  CouponMutation: ResolverTypeWrapper<Viewer>;
  DailyDietPlan: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DailyDietPlan']>;
  DailyDietPlanExpired: ResolverTypeWrapper<DailyDietPlanExpired>;
  DailyDietPlanFuture: ResolverTypeWrapper<DailyDietPlanFuture>;
  DailyDietPlanIntroductionNeeded: ResolverTypeWrapper<DailyDietPlanIntroductionNeeded>;
  DailyDietPlanNormal: ResolverTypeWrapper<Omit<DailyDietPlanNormal, 'events'> & { events: Array<ResolversTypes['MealEvent']> }>;
  DailyDietPlanRedirect: ResolverTypeWrapper<DailyDietPlanRedirect>;
  DailyDietPlanSettingsNeeded: ResolverTypeWrapper<DailyDietPlanSettingsNeeded>;
  DailyPlan: ResolverTypeWrapper<DailyPlan>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayDiet: ResolverTypeWrapper<DayDiet>;
  DayDish: ResolverTypeWrapper<DayDish>;
  DayGuideHint: ResolverTypeWrapper<DayGuideHint>;
  DayProof: ResolverTypeWrapper<DayProof>;
  DearestExclusion: ResolverTypeWrapper<DearestExclusion>;
  Diet: ResolverTypeWrapper<Account>;
  DietActivityLevel: DietActivityLevel;
  DietChangeDay: ResolverTypeWrapper<DietChangeDay>;
  DietChangePreview: ResolverTypeWrapper<DietChangePreview>;
  DietGenerateInput: DietGenerateInput;
  DietGeneratePreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DietGeneratePreviewResult']>;
  DietGenerateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DietGenerateResult']>;
  DietMode: DietMode;
  DietPhase: ResolverTypeWrapper<DietPhase>;
  DietSettingsInput: DietSettingsInput;
  DietSettingsValid: ResolverTypeWrapper<DietSettingsValid>;
  DietTarget: ResolverTypeWrapper<DietTarget>;
  DietType: DietType;
  DishIngredient: ResolverTypeWrapper<DishIngredient>;
  Duration: ResolverTypeWrapper<Duration>;
  ErrorDetail: ResolverTypeWrapper<ErrorDetail>;
  ExampleDay: ResolverTypeWrapper<Omit<ExampleDay, 'events'> & { events: Array<ResolversTypes['MealEvent']> }>;
  ExamplePerson: ResolverTypeWrapper<ExamplePerson>;
  Excluded: ResolverTypeWrapper<Excluded>;
  Exclusions: ResolverTypeWrapper<Exclusions>;
  ExclusionsInput: ExclusionsInput;
  ExclusionsPreview: ResolverTypeWrapper<ExclusionsPreview>;
  ExclusionsPreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExclusionsPreviewResult']>;
  ExclusionsSaveResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExclusionsSaveResult']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GuideCode: GuideCode;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IngredientCategory: ResolverTypeWrapper<IngredientCategory>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Length: ResolverTypeWrapper<Length>;
  LengthInput: LengthInput;
  LengthUnit: LengthUnit;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  Macro: ResolverTypeWrapper<Macro>;
  MacroGrams: ResolverTypeWrapper<MacroGrams>;
  Macronutrient: ResolverTypeWrapper<Macronutrient>;
  Me: ResolverTypeWrapper<Account>;
  MeMutation: ResolverTypeWrapper<Viewer>;
  MealEaten: ResolverTypeWrapper<Omit<MealEaten, 'event'> & { event: ResolversTypes['MealEvent'] }>;
  MealEvent: ResolverTypeWrapper<ComposedEvent>;
  MealTypeName: MealTypeName;
  MealTypeOfDay: ResolverTypeWrapper<MealTypeOfDay>;
  MealsLeft: ResolverTypeWrapper<MealsLeft>;
  MealsWithout: ResolverTypeWrapper<MealsWithout>;
  MealsWithoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MealsWithoutResult']>;
  Measurement: ResolverTypeWrapper<Measurement>;
  MobileApps: ResolverTypeWrapper<MobileApps>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedFood: ResolverTypeWrapper<NamedFood>;
  NewsletterMutation: ResolverTypeWrapper<Record<string, never>>;
  PlanReasonCode: PlanReasonCode;
  PlanReasonDetail: ResolverTypeWrapper<PlanReasonDetail>;
  PlanReasonMacro: PlanReasonMacro;
  ProductVariant: ResolverTypeWrapper<ProductVariant>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegistrationInput: RegistrationInput;
  ReplacedDay: ResolverTypeWrapper<ReplacedDay>;
  ReplacedMeal: ResolverTypeWrapper<ReplacedMeal>;
  SaleProduct: ResolverTypeWrapper<SaleProduct>;
  SaleProductPrice: ResolverTypeWrapper<SaleProductPrice>;
  SaleVendor: ResolverTypeWrapper<SaleVendor>;
  SetMealEatenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetMealEatenResult']>;
  Sex: Sex;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SystemOfMeasures: SystemOfMeasures;
  Token: ResolverTypeWrapper<Token>;
  UnauthorizedException: ResolverTypeWrapper<UnauthorizedException>;
  UnsubscribeAnswer: ResolverTypeWrapper<UnsubscribeAnswer>;
  UserStatus: UserStatus;
  ValidateDietSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ValidateDietSettingsResult']>;
  ValidationException: ResolverTypeWrapper<ValidationException>;
  Weight: ResolverTypeWrapper<Weight>;
  WeightInput: WeightInput;
  WeightUnit: WeightUnit;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Agreements: Agreements;
  AvailableDay: AvailableDay;
  AvailableDayDiet: AvailableDayDiet;
  AvailableDayPlan: AvailableDayPlan;
  BasicMutationSuccess: BasicMutationSuccess;
  Boolean: Scalars['Boolean']['output'];
  ContactRequest: ContactRequest;
  ContactResult: ResolversUnionTypes<ResolversParentTypes>['ContactResult'];
  Content: Content;
  ContentText: ContentText;
  CouponActivateResult: ResolversUnionTypes<ResolversParentTypes>['CouponActivateResult'];
  CouponMutation: Viewer;
  DailyDietPlan: ResolversUnionTypes<ResolversParentTypes>['DailyDietPlan'];
  DailyDietPlanExpired: DailyDietPlanExpired;
  DailyDietPlanFuture: DailyDietPlanFuture;
  DailyDietPlanIntroductionNeeded: DailyDietPlanIntroductionNeeded;
  DailyDietPlanNormal: Omit<DailyDietPlanNormal, 'events'> & { events: Array<ResolversParentTypes['MealEvent']> };
  DailyDietPlanRedirect: DailyDietPlanRedirect;
  DailyDietPlanSettingsNeeded: DailyDietPlanSettingsNeeded;
  DailyPlan: DailyPlan;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayDiet: DayDiet;
  DayDish: DayDish;
  DayGuideHint: DayGuideHint;
  DayProof: DayProof;
  DearestExclusion: DearestExclusion;
  Diet: Account;
  DietChangeDay: DietChangeDay;
  DietChangePreview: DietChangePreview;
  DietGenerateInput: DietGenerateInput;
  DietGeneratePreviewResult: ResolversUnionTypes<ResolversParentTypes>['DietGeneratePreviewResult'];
  DietGenerateResult: ResolversUnionTypes<ResolversParentTypes>['DietGenerateResult'];
  DietPhase: DietPhase;
  DietSettingsInput: DietSettingsInput;
  DietSettingsValid: DietSettingsValid;
  DietTarget: DietTarget;
  DishIngredient: DishIngredient;
  Duration: Duration;
  ErrorDetail: ErrorDetail;
  ExampleDay: Omit<ExampleDay, 'events'> & { events: Array<ResolversParentTypes['MealEvent']> };
  ExamplePerson: ExamplePerson;
  Excluded: Excluded;
  Exclusions: Exclusions;
  ExclusionsInput: ExclusionsInput;
  ExclusionsPreview: ExclusionsPreview;
  ExclusionsPreviewResult: ResolversUnionTypes<ResolversParentTypes>['ExclusionsPreviewResult'];
  ExclusionsSaveResult: ResolversUnionTypes<ResolversParentTypes>['ExclusionsSaveResult'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  IngredientCategory: IngredientCategory;
  Int: Scalars['Int']['output'];
  Length: Length;
  LengthInput: LengthInput;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  Macro: Macro;
  MacroGrams: MacroGrams;
  Macronutrient: Macronutrient;
  Me: Account;
  MeMutation: Viewer;
  MealEaten: Omit<MealEaten, 'event'> & { event: ResolversParentTypes['MealEvent'] };
  MealEvent: ComposedEvent;
  MealTypeOfDay: MealTypeOfDay;
  MealsLeft: MealsLeft;
  MealsWithout: MealsWithout;
  MealsWithoutResult: ResolversUnionTypes<ResolversParentTypes>['MealsWithoutResult'];
  Measurement: Measurement;
  MobileApps: MobileApps;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NamedFood: NamedFood;
  NewsletterMutation: Record<string, never>;
  PlanReasonDetail: PlanReasonDetail;
  ProductVariant: ProductVariant;
  Query: Record<PropertyKey, never>;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegistrationInput: RegistrationInput;
  ReplacedDay: ReplacedDay;
  ReplacedMeal: ReplacedMeal;
  SaleProduct: SaleProduct;
  SaleProductPrice: SaleProductPrice;
  SaleVendor: SaleVendor;
  SetMealEatenResult: ResolversUnionTypes<ResolversParentTypes>['SetMealEatenResult'];
  String: Scalars['String']['output'];
  Token: Token;
  UnauthorizedException: UnauthorizedException;
  UnsubscribeAnswer: UnsubscribeAnswer;
  ValidateDietSettingsResult: ResolversUnionTypes<ResolversParentTypes>['ValidateDietSettingsResult'];
  ValidationException: ValidationException;
  Weight: Weight;
  WeightInput: WeightInput;
};

export type AgreementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agreements'] = ResolversParentTypes['Agreements']> = {
  articles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dietCourse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AvailableDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableDay'] = ResolversParentTypes['AvailableDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayPlan?: Resolver<ResolversTypes['AvailableDayPlan'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holidayIcon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactResult'] = ResolversParentTypes['ContactResult']> = {
  __resolveType: TypeResolveFn<'BasicMutationSuccess' | 'ValidationException', ParentType, ContextType>;
};

export type ContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
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
  activate?: Resolver<ResolversTypes['CouponActivateResult'], ParentType, ContextType, RequireFields<CouponMutationActivateArgs, 'accessCode'>>;
};

export type DailyDietPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlan'] = ResolversParentTypes['DailyDietPlan']> = {
  __resolveType: TypeResolveFn<'DailyDietPlanExpired' | 'DailyDietPlanFuture' | 'DailyDietPlanIntroductionNeeded' | 'DailyDietPlanNormal' | 'DailyDietPlanRedirect' | 'DailyDietPlanSettingsNeeded' | 'UnauthorizedException', ParentType, ContextType>;
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

export type DailyDietPlanIntroductionNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanIntroductionNeeded'] = ResolversParentTypes['DailyDietPlanIntroductionNeeded']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyDietPlanNormalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyDietPlanNormal'] = ResolversParentTypes['DailyDietPlanNormal']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayDiet?: Resolver<ResolversTypes['DayDiet'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['MealEvent']>, ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['DayProof'], ParentType, ContextType>;
  setId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  showMacros?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  recipeNotesForNextDay?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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
  isLastOccurrence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPortioned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  portions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  portionsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipe?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recipeNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type DearestExclusionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DearestExclusion'] = ResolversParentTypes['DearestExclusion']> = {
  excluded?: Resolver<ResolversTypes['Excluded'], ParentType, ContextType>;
  mealCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DietResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Diet'] = ResolversParentTypes['Diet']> = {
  accessTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  activityLevel?: Resolver<Maybe<ResolversTypes['DietActivityLevel']>, ParentType, ContextType>;
  availableDays?: Resolver<Array<ResolversTypes['AvailableDay']>, ParentType, ContextType>;
  dietType?: Resolver<Maybe<ResolversTypes['DietType']>, ParentType, ContextType>;
  exclusions?: Resolver<ResolversTypes['Exclusions'], ParentType, ContextType>;
  hadEver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lifetimeAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['DietMode']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type DietChangeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietChangeDay'] = ResolversParentTypes['DietChangeDay']> = {
  after?: Resolver<ResolversTypes['MacroGrams'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['MacroGrams']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DietChangePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietChangePreview'] = ResolversParentTypes['DietChangePreview']> = {
  days?: Resolver<Array<ResolversTypes['DietChangeDay']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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

export type DietSettingsValidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DietSettingsValid'] = ResolversParentTypes['DietSettingsValid']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['DietTarget']>, ParentType, ContextType>;
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
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Duration'] = ResolversParentTypes['Duration']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErrorDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorDetail'] = ResolversParentTypes['ErrorDetail']> = {
  fieldName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExampleDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExampleDay'] = ResolversParentTypes['ExampleDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayDiet?: Resolver<ResolversTypes['DayDiet'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['MealEvent']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['ExamplePerson'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['DayProof'], ParentType, ContextType>;
};

export type ExamplePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamplePerson'] = ResolversParentTypes['ExamplePerson']> = {
  activityLevel?: Resolver<ResolversTypes['DietActivityLevel'], ParentType, ContextType>;
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dietId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dietMode?: Resolver<ResolversTypes['DietMode'], ParentType, ContextType>;
  goalWeight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Length'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sex?: Resolver<ResolversTypes['Sex'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
};

export type ExcludedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Excluded'] = ResolversParentTypes['Excluded']> = {
  allergen?: Resolver<Maybe<ResolversTypes['Allergen']>, ParentType, ContextType>;
  food?: Resolver<Maybe<ResolversTypes['NamedFood']>, ParentType, ContextType>;
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

export type IngredientCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientCategory'] = ResolversParentTypes['IngredientCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSeasoning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LengthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Length'] = ResolversParentTypes['Length']> = {
  unit?: Resolver<ResolversTypes['LengthUnit'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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
  agreements?: Resolver<ResolversTypes['Agreements'], ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  diet?: Resolver<ResolversTypes['Diet'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goalWeight?: Resolver<Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  hasExternalProviderSetUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Length']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordIsSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  systemOfMeasures?: Resolver<ResolversTypes['SystemOfMeasures'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
};

export type MeMutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeMutation'] = ResolversParentTypes['MeMutation']> = {
  coupon?: Resolver<ResolversTypes['CouponMutation'], ParentType, ContextType>;
  dietGenerate?: Resolver<ResolversTypes['DietGenerateResult'], ParentType, ContextType, RequireFields<MeMutationDietGenerateArgs, 'request'>>;
  exclusionsSave?: Resolver<ResolversTypes['ExclusionsSaveResult'], ParentType, ContextType, RequireFields<MeMutationExclusionsSaveArgs, 'exclusions' | 'healthDataConsent' | 'token'>>;
  introductionSeen?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  logout?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType>;
  setting?: Resolver<ResolversTypes['BasicMutationSuccess'], ParentType, ContextType, RequireFields<MeMutationSettingArgs, 'systemOfMeasures'>>;
};

export type MealEatenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealEaten'] = ResolversParentTypes['MealEaten']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['MealEvent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MealEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealEvent'] = ResolversParentTypes['MealEvent']> = {
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
  macro?: Resolver<ResolversTypes['Macro'], ParentType, ContextType>;
  mealType?: Resolver<ResolversTypes['MealTypeOfDay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparationTime?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  preparationVideoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MealTypeOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealTypeOfDay'] = ResolversParentTypes['MealTypeOfDay']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MealTypeName'], ParentType, ContextType>;
};

export type MealsLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MealsLeft'] = ResolversParentTypes['MealsLeft']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dearest?: Resolver<Maybe<ResolversTypes['DearestExclusion']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['PlanReasonCode']>, ParentType, ContextType>;
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
  appStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googlePlayUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  authRegister?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationAuthRegisterArgs, 'request'>>;
  contact?: Resolver<ResolversTypes['ContactResult'], ParentType, ContextType, RequireFields<MutationContactArgs, 'request'>>;
  dietSetMealEaten?: Resolver<ResolversTypes['SetMealEatenResult'], ParentType, ContextType, RequireFields<MutationDietSetMealEatenArgs, 'date' | 'eaten' | 'mealId' | 'mealKey' | 'setId'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  me?: Resolver<ResolversTypes['MeMutation'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['NewsletterMutation'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'request'>>;
};

export type NamedFoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedFood'] = ResolversParentTypes['NamedFood']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterMutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterMutation'] = ResolversParentTypes['NewsletterMutation']> = {
  unsubscribe?: Resolver<ResolversTypes['UnsubscribeAnswer'], ParentType, ContextType, RequireFields<NewsletterMutationUnsubscribeArgs, 'email'>>;
};

export type PlanReasonDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanReasonDetail'] = ResolversParentTypes['PlanReasonDetail']> = {
  code?: Resolver<ResolversTypes['PlanReasonCode'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  macro?: Resolver<Maybe<ResolversTypes['PlanReasonMacro']>, ParentType, ContextType>;
  mealType?: Resolver<Maybe<ResolversTypes['MealTypeName']>, ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saleProduct?: Resolver<ResolversTypes['SaleProduct'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'identifier'>>;
  dailyDietPlan?: Resolver<ResolversTypes['DailyDietPlan'], ParentType, ContextType, RequireFields<QueryDailyDietPlanArgs, 'date'>>;
  dailyPlan?: Resolver<ResolversTypes['DailyPlan'], ParentType, ContextType, RequireFields<QueryDailyPlanArgs, 'today'>>;
  dietGeneratePreview?: Resolver<ResolversTypes['DietGeneratePreviewResult'], ParentType, ContextType, RequireFields<QueryDietGeneratePreviewArgs, 'request'>>;
  exampleDays?: Resolver<Array<ResolversTypes['ExampleDay']>, ParentType, ContextType>;
  exclusionsPreview?: Resolver<ResolversTypes['ExclusionsPreviewResult'], ParentType, ContextType, RequireFields<QueryExclusionsPreviewArgs, 'exclusions'>>;
  foods?: Resolver<Array<ResolversTypes['NamedFood']>, ParentType, ContextType, RequireFields<QueryFoodsArgs, 'search'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  mealsWithout?: Resolver<ResolversTypes['MealsWithoutResult'], ParentType, ContextType, RequireFields<QueryMealsWithoutArgs, 'dietId' | 'exclusions'>>;
  mobileApps?: Resolver<ResolversTypes['MobileApps'], ParentType, ContextType>;
  productVariant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<QueryProductVariantArgs, 'id'>>;
  productVariants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType, Partial<QueryProductVariantsArgs>>;
  serverCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validateDietSettings?: Resolver<ResolversTypes['ValidateDietSettingsResult'], ParentType, ContextType, RequireFields<QueryValidateDietSettingsArgs, 'settings'>>;
};

export type RegisterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'Token' | 'ValidationException', ParentType, ContextType>;
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
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleProduct'] = ResolversParentTypes['SaleProduct']> = {
  accessDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  lowestIn30Days?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promo?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SaleVendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleVendor'] = ResolversParentTypes['SaleVendor']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetMealEatenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMealEatenResult'] = ResolversParentTypes['SetMealEatenResult']> = {
  __resolveType: TypeResolveFn<'MealEaten' | 'UnauthorizedException' | 'ValidationException', ParentType, ContextType>;
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

export type ValidateDietSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidateDietSettingsResult'] = ResolversParentTypes['ValidateDietSettingsResult']> = {
  __resolveType: TypeResolveFn<'DietSettingsValid' | 'ValidationException', ParentType, ContextType>;
};

export type ValidationExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationException'] = ResolversParentTypes['ValidationException']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['ErrorDetail']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Weight'] = ResolversParentTypes['Weight']> = {
  unit?: Resolver<ResolversTypes['WeightUnit'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Agreements?: AgreementsResolvers<ContextType>;
  AvailableDay?: AvailableDayResolvers<ContextType>;
  AvailableDayDiet?: AvailableDayDietResolvers<ContextType>;
  AvailableDayPlan?: AvailableDayPlanResolvers<ContextType>;
  BasicMutationSuccess?: BasicMutationSuccessResolvers<ContextType>;
  ContactResult?: ContactResultResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentText?: ContentTextResolvers<ContextType>;
  CouponActivateResult?: CouponActivateResultResolvers<ContextType>;
  CouponMutation?: CouponMutationResolvers<ContextType>;
  DailyDietPlan?: DailyDietPlanResolvers<ContextType>;
  DailyDietPlanExpired?: DailyDietPlanExpiredResolvers<ContextType>;
  DailyDietPlanFuture?: DailyDietPlanFutureResolvers<ContextType>;
  DailyDietPlanIntroductionNeeded?: DailyDietPlanIntroductionNeededResolvers<ContextType>;
  DailyDietPlanNormal?: DailyDietPlanNormalResolvers<ContextType>;
  DailyDietPlanRedirect?: DailyDietPlanRedirectResolvers<ContextType>;
  DailyDietPlanSettingsNeeded?: DailyDietPlanSettingsNeededResolvers<ContextType>;
  DailyPlan?: DailyPlanResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayDiet?: DayDietResolvers<ContextType>;
  DayDish?: DayDishResolvers<ContextType>;
  DayGuideHint?: DayGuideHintResolvers<ContextType>;
  DayProof?: DayProofResolvers<ContextType>;
  DearestExclusion?: DearestExclusionResolvers<ContextType>;
  Diet?: DietResolvers<ContextType>;
  DietChangeDay?: DietChangeDayResolvers<ContextType>;
  DietChangePreview?: DietChangePreviewResolvers<ContextType>;
  DietGeneratePreviewResult?: DietGeneratePreviewResultResolvers<ContextType>;
  DietGenerateResult?: DietGenerateResultResolvers<ContextType>;
  DietPhase?: DietPhaseResolvers<ContextType>;
  DietSettingsValid?: DietSettingsValidResolvers<ContextType>;
  DietTarget?: DietTargetResolvers<ContextType>;
  DishIngredient?: DishIngredientResolvers<ContextType>;
  Duration?: DurationResolvers<ContextType>;
  ErrorDetail?: ErrorDetailResolvers<ContextType>;
  ExampleDay?: ExampleDayResolvers<ContextType>;
  ExamplePerson?: ExamplePersonResolvers<ContextType>;
  Excluded?: ExcludedResolvers<ContextType>;
  Exclusions?: ExclusionsResolvers<ContextType>;
  ExclusionsPreview?: ExclusionsPreviewResolvers<ContextType>;
  ExclusionsPreviewResult?: ExclusionsPreviewResultResolvers<ContextType>;
  ExclusionsSaveResult?: ExclusionsSaveResultResolvers<ContextType>;
  IngredientCategory?: IngredientCategoryResolvers<ContextType>;
  Length?: LengthResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  Macro?: MacroResolvers<ContextType>;
  MacroGrams?: MacroGramsResolvers<ContextType>;
  Macronutrient?: MacronutrientResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MeMutation?: MeMutationResolvers<ContextType>;
  MealEaten?: MealEatenResolvers<ContextType>;
  MealEvent?: MealEventResolvers<ContextType>;
  MealTypeOfDay?: MealTypeOfDayResolvers<ContextType>;
  MealsLeft?: MealsLeftResolvers<ContextType>;
  MealsWithout?: MealsWithoutResolvers<ContextType>;
  MealsWithoutResult?: MealsWithoutResultResolvers<ContextType>;
  Measurement?: MeasurementResolvers<ContextType>;
  MobileApps?: MobileAppsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedFood?: NamedFoodResolvers<ContextType>;
  NewsletterMutation?: NewsletterMutationResolvers<ContextType>;
  PlanReasonDetail?: PlanReasonDetailResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  ReplacedDay?: ReplacedDayResolvers<ContextType>;
  ReplacedMeal?: ReplacedMealResolvers<ContextType>;
  SaleProduct?: SaleProductResolvers<ContextType>;
  SaleProductPrice?: SaleProductPriceResolvers<ContextType>;
  SaleVendor?: SaleVendorResolvers<ContextType>;
  SetMealEatenResult?: SetMealEatenResultResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  UnauthorizedException?: UnauthorizedExceptionResolvers<ContextType>;
  UnsubscribeAnswer?: UnsubscribeAnswerResolvers<ContextType>;
  ValidateDietSettingsResult?: ValidateDietSettingsResultResolvers<ContextType>;
  ValidationException?: ValidationExceptionResolvers<ContextType>;
  Weight?: WeightResolvers<ContextType>;
};

