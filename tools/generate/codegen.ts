import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'

const SCHEMA = 'apps/server/src/**/*.graphql'
const SCALARS = { ID: 'string', Date: 'string', DateTime: 'string' }

/** One file a feature, so that a screen carries only its own documents. */
const documentFiles = globSync('apps/web/src/**/*.graphql').map((file) => path.dirname(file))

/** What an exchange does, as every screen that offers one asks for it. */
const EFFECT = 'apps/web/src/domain/replacements/replacement-effect.graphql'

/** The documents of a folder, and the shared fragment where one of them spreads it. */
function documentsOf(folder: string): string[] {
  const own = globSync(`${folder}/*.graphql`)
  const hasEffect = own.some((file) => readFileSync(file, 'utf8').includes('...ExchangeEffect'))
  return hasEffect ? [...new Set([...own, EFFECT])] : own
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
    'apps/server/src/platform/graphql/schema.gen.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { ...SCALARS, Date: '@dayplate/dates#CalendarDay' },
        skipTypename: true,
        resolversNonOptionalTypename: { unionMember: true },
        avoidOptionals: { field: true, inputValue: false },
        inputMaybeValue: 'T | null | undefined',
        contextType: './context.ts#Context',
        mappers: {
          Me: '../../modules/accounts/account.ts#Account',
          MeMutation: './context.ts#Viewer',
          CouponMutation: './context.ts#Viewer',
          NewsletterMutation: 'Record<string, never>',
          RemoveAccountMutation: 'Record<string, never>',
          SaleQuery: 'Record<string, never>',
          Diet: '../../modules/diet-settings/diet-owner.ts#DietOwner',
          DailyPlan: '../../modules/plans/day-before.ts#DayBefore',
          // Dishes are composed only for those who ask: most of a day's work is their measures.
          MealEvent: '../../modules/plans/compose-event.ts#ComposedEvent',
          DayDish: '../../modules/plans/compose-dish.ts#ComposedDish',
          DishIngredient: '../../modules/plans/compose-dish.ts#ComposedIngredient',
          MealReplacement: '../../modules/exchanges/composed-replacement.ts#ComposedReplacement',
          DayReplacement: '../../modules/exchanges/compose-day-replacement.ts#ComposedDayReplacement',
          DayReplacementEvent: '../../modules/exchanges/compose-day-replacement.ts#ComposedDayEvent',
          FavoriteMeal: '../../modules/favourites/compose-favourite.ts#ComposedFavourite',
          IngredientReplacement: '../../modules/exchanges/composed-replacement.ts#ComposedFood',
        },
      },
    },
    ...webOutputs,
  },
} satisfies CodegenConfig
