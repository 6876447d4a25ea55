import type { Ready } from './messages.ts'

/** A request that plans, for one person. */
export interface PlanningCall {
  readonly token: string
  readonly query: string
  readonly variables: object
}

const GENERATE = `mutation ($request: DietGenerateInput!) { me { dietGenerate(request: $request) { __typename } } }`
const PREVIEW = `query ($exclusions: ExclusionsInput!) { exclusionsPreview(exclusions: $exclusions) { __typename } }`

/** 28 new days of a vegan diet for this many people. */
export const generateCalls = ({ tokens, startDate }: Ready, people: number): readonly PlanningCall[] =>
  tokens.slice(0, people).map((token) => ({
    token,
    query: GENERATE,
    variables: {
      request: {
        sex: 'female',
        dateOfBirth: '1990-05-14',
        height: { value: 168, unit: 'cm' },
        weight: { value: 74.5, unit: 'kg' },
        dietMode: 'slimming',
        goalWeight: { value: 67, unit: 'kg' },
        dietId: 5,
        dietType: 'standard',
        activityLevel: 'ACTIVITY_LEVEL_LOW',
        startDate,
        healthConfirmed: true,
        healthDataConsent: true,
      },
    },
  }))

/** Previews of excluding soy, the hardest exclusion of a vegan diet. */
export const withoutSoyCalls = ({ tokens }: Ready, people: number): readonly PlanningCall[] =>
  tokens.slice(0, people).map((token) => ({
    token,
    query: PREVIEW,
    variables: { exclusions: { allergens: ['soy'], foodIds: [] } },
  }))

/** Sends a request. Throws when the answer is not a plan, because failures are fast. */
export async function makeCall(origin: string, { token, query, variables }: PlanningCall): Promise<void> {
  const response = await fetch(new URL('/graphql?q=Bench', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({ query, variables }),
  })
  const text = await response.text()
  if (!/BasicMutationSuccess|"ExclusionsPreview"/.test(text)) throw new Error(`No plan: ${response.status} ${text}`)
}
