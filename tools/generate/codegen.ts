import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { SCHEMA_PREFIX } from './schema-import.ts'

const SCHEMA = 'apps/server/src/**/*.graphql'
const SCALARS = { ID: 'string', Date: 'string', DateTime: 'string' }

const SERVER_TYPES = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  scalars: { ...SCALARS, Date: "import('@dayplate/dates').CalendarDay" },
  skipTypename: true,
  resolversNonOptionalTypename: { unionMember: true },
  avoidOptionals: { field: true, inputValue: false },
  inputMaybeValue: 'T | null | undefined',
} as const

/** Writes one file per feature, so that a screen loads only its own documents. */
const documentFiles = globSync('apps/web/src/**/*.graphql').map((file) => path.dirname(file))

/** Files of fragments that documents of other folders spread too, by the fragment's name. */
const SHARED_FRAGMENTS = {
  BaseMeal: 'apps/web/src/domain/base-meal/base-meal.graphql',
  ExampleMeal: 'apps/web/src/features/home/example-meal.graphql',
  ExchangeEffect: 'apps/web/src/domain/replacements/replacement-effect.graphql',
  NormalDay: 'apps/web/src/domain/day-plan/normal-day.graphql',
}

/** The documents of a folder, and the files of the shared fragments that they spread. */
function documentsOf(folder: string): string[] {
  const own = globSync(`${folder}/*.graphql`)
  const text = own.map((file) => readFileSync(file, 'utf8')).join('\n')
  const shared = Object.entries(SHARED_FRAGMENTS).filter(([fragment]) => text.includes(`...${fragment}\n`))
  return [...new Set([...own, ...shared.map(([, file]) => file)])]
}

const webOutputs = Object.fromEntries(
  [...new Set(documentFiles)].sort().map((folder) => [
    `${folder}/${path.basename(folder)}.gen.ts`,
    {
      documents: documentsOf(folder),
      plugins: ['typescript-operations', './tools/generate/document-texts.ts'],
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        scalars: SCALARS,
        strictScalars: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inputMaybeValue: 'T | null | undefined',
      },
    },
  ]),
)

export default {
  schema: SCHEMA,
  emitLegacyCommonJSImports: false,
  generates: {
    'schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    // This file imports no other file of the server, so any server file can import the schema's types without a
    // circular import.
    'apps/server/src/platform/graphql/schema.gen.ts': { plugins: ['typescript'], config: SERVER_TYPES },
    'apps/server/src/platform/graphql/resolvers.gen.ts': {
      plugins: ['./tools/generate/schema-import.ts', 'typescript-resolvers'],
      config: {
        ...SERVER_TYPES,
        namespacedImportName: SCHEMA_PREFIX,
        contextType: './context.ts#Context',
        mappers: {
          Me: '../../modules/accounts/account.ts#AccountOwner',
          MeMutation: './context.ts#Viewer',
          CouponMutation: './context.ts#Viewer',
          NewsletterMutation: 'Record<string, never>',
          RemoveAccountMutation: 'Record<string, never>',
          SaleQuery: 'Record<string, never>',
          Diet: '../../modules/diet-settings/diet-owner.ts#DietOwner',
          DailyPlan: '../../modules/day-plan/day-before.ts#DayBefore',
          DailyDietPlanNormal: '../../modules/day-plan/present-day.ts#DayView',
          // Resolvers build dishes only for documents that ask for them, because their measures are most of a day's
          // work.
          MealEvent: '../../modules/day-plan/present-meal.ts#MealView',
          DayDish: '../../modules/day-plan/present-dish.ts#DishView',
          DishIngredient: '../../modules/day-plan/present-dish.ts#IngredientView',
          MealReplacement: '../../modules/replacements/replacement-view.ts#ReplacementView',
          DayReplacement: '../../modules/replacements/present-day-replacement.ts#DayReplacementView',
          DayReplacementEvent: '../../modules/replacements/present-day-replacement.ts#DayMealView',
          Article: '../../modules/knowledge/present-article.ts#ArticleView',
          ExampleDay: '../../modules/example-days/present-example.ts#ExampleView',
          FavoriteMeal: '../../modules/favourites/present-favourite.ts#FavouriteView',
          IngredientReplacement: '../../modules/replacements/replacement-view.ts#FoodReplacementView',
        },
      },
    },
    ...webOutputs,
  },
} satisfies CodegenConfig
