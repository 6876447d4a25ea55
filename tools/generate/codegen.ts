import { globSync } from 'node:fs'
import path from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'

const SCHEMA = 'apps/server/src/**/*.graphql'
const SCALARS = { ID: 'string', Date: 'string', DateTime: 'string' }

/** One file a feature, so that a screen carries only its own documents. */
const documentFiles = globSync('apps/web/src/**/*.graphql').map((file) => path.dirname(file))

const webOutputs = Object.fromEntries(
  [...new Set(documentFiles)].sort().map((folder) => [
    `${folder}/${path.basename(folder)}.gen.ts`,
    {
      documents: `${folder}/*.graphql`,
      plugins: ['typescript-operations', 'typed-document-node'],
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
          Diet: '../../modules/accounts/account.ts#Account',
          // Dishes are composed only for those who ask: most of a day's work is their measures.
          MealEvent: '../../modules/plans/compose-event.ts#ComposedEvent',
        },
      },
    },
    ...webOutputs,
  },
} satisfies CodegenConfig
