/** Requests everything that is printed. */
export const PRINTED_DAYS = `query PrintedDays($from: Date!, $to: Date!) {
  printedDays(from: $from, to: $to) {
    __typename
    ... on PrintedPlan {
      plannedDays {
        __typename date dietName eveningNotes
        macros { __typename kcal proteinG fatG carbohydrateG }
        meals { __typename mealType { __typename type name } recipeId portion portionsTotal cookedOn shareOfPot
          macros { __typename kcal proteinG fatG carbohydrateG } }
      }
      recipes {
        __typename id name minutes activeMinutes eveningNote mealType { __typename type name }
        dishes { __typename name ingredients steps isFresh swaps { __typename original name } }
        cookings { __typename dates portions isCookedBefore amounts steps
          plates { __typename dates amounts steps } }
      }
    }
    ... on DailyDietPlanRedirect { date }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}`

export interface AnsweredPrintedMeal {
  readonly mealType: { readonly type: string }
  readonly recipeId: string
  readonly portion: number
  readonly portionsTotal: number
  readonly cookedOn: string
  readonly shareOfPot: number
  readonly macros: { readonly kcal: number }
}

export interface AnsweredPrintedDay {
  readonly date: string
  readonly eveningNotes: readonly string[]
  readonly macros: { readonly kcal: number }
  readonly meals: readonly AnsweredPrintedMeal[]
}

export interface AnsweredPrintedRecipe {
  readonly id: string
  readonly eveningNote: string | null
  readonly dishes: readonly {
    readonly ingredients: readonly string[]
    readonly steps: readonly string[]
    readonly isFresh: boolean
    readonly swaps: readonly { readonly original: string; readonly name: string }[]
  }[]
  readonly cookings: readonly {
    readonly dates: readonly string[]
    readonly portions: number
    readonly isCookedBefore: boolean
    readonly amounts: readonly (readonly string[])[]
    readonly steps: readonly (readonly string[])[]
    readonly plates: readonly {
      readonly dates: readonly string[]
      readonly amounts: readonly (readonly string[])[]
      readonly steps: readonly (readonly string[])[]
    }[]
  }[]
}

/** The answer of `PRINTED_DAYS` when there are days to print. */
export interface AnsweredPrint {
  readonly plannedDays: readonly AnsweredPrintedDay[]
  readonly recipes: readonly AnsweredPrintedRecipe[]
}
