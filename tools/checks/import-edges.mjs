// Which parts may import which others. .dependency-cruiser.mjs makes rules of them.

/**
 * The architecture of the server: a module may import the `index.ts` of the modules named behind it, and of no other.
 * A new edge is a decision: it must not make a circle, and "stored-plans" and "access" stay owners of days and of grants.
 *
 * @type {Record<string, readonly string[]>}
 */
export const MODULE_EDGES = {
  access: [],
  accounts: ['access', 'consents'],
  'account-removal': ['access', 'accounts', 'personal-data'],
  catalogue: [],
  'catalogue-import': ['catalogue'],
  pictures: ['catalogue'],
  'stored-plans': ['catalogue', 'consents'],
  'day-plan': ['catalogue', 'consents', 'pictures', 'stored-plans'],
  measurements: ['consents'],
  consents: [],
  hydration: ['consents'],
  knowledge: ['access', 'catalogue', 'newsletter', 'pictures'],
  'diet-course': ['access', 'consents', 'newsletter', 'stored-plans'],
  'diet-settings': ['access', 'catalogue', 'consents', 'day-plan', 'measurements', 'stored-plans'],
  planning: ['access', 'catalogue', 'consents', 'day-plan', 'diet-settings', 'stored-plans'],
  'nutrient-hints': ['catalogue', 'diet-settings', 'stored-plans'],
  replacements: [
    'access',
    'catalogue',
    'consents',
    'day-plan',
    'diet-settings',
    'pictures',
    'planning',
    'stored-plans',
  ],
  calendar: ['access', 'accounts', 'catalogue', 'consents', 'day-plan', 'stored-plans'],
  'shopping-list': ['access', 'accounts', 'catalogue', 'consents', 'day-plan', 'pictures', 'stored-plans'],
  insertion: ['catalogue', 'replacements', 'stored-plans'],
  favourites: [
    'access',
    'catalogue',
    'day-plan',
    'diet-settings',
    'insertion',
    'pictures',
    'replacements',
    'stored-plans',
  ],
  'all-meals': [
    'catalogue',
    'day-plan',
    'diet-settings',
    'favourites',
    'insertion',
    'pictures',
    'planning',
    'replacements',
  ],
  content: ['catalogue'],
  contact: ['accounts'],
  newsletter: ['accounts'],
  'personal-data': ['accounts', 'catalogue', 'day-plan', 'stored-plans'],
  backup: ['personal-data'],
  'promo-codes': [],
  shop: ['catalogue', 'pictures'],
  social: ['accounts'],
  'example-meals': ['catalogue', 'favourites', 'pictures'],
  'example-days': ['catalogue', 'day-plan', 'planning', 'replacements', 'stored-plans'],
  reports: [],
}

/**
 * The features of the web that show parts of another one in their own; all others are composed by routes. A day's actions and a
 * meal's ingredients open what replaces them, inside the day. A new edge is a decision, and must not make a circle: what both
 * features need to know lies in `domain`.
 *
 * @type {Record<string, readonly string[]>}
 */
export const FEATURE_EDGES = {
  'day-plan': ['replacements'],
}

/**
 * What each package may import from the other packages; the apps may import all. A new package gets a line.
 *
 * @type {Record<string, readonly string[]>}
 */
export const PACKAGE_EDGES = {
  dates: [],
  money: [],
  units: [],
  nutrition: ['dates', 'units'],
  'meal-planner': ['nutrition', 'dates'],
  catalogue: ['dates', 'nutrition', 'money', 'food-pictures'],
  'food-pictures': ['nutrition'],
  rules: ['dates', 'money', 'units', 'nutrition'],
  messages: [],
}
