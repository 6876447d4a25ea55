import { createContext, useContext } from 'react'

/** Texts of charts: their text alternatives, and the words of their tables. */
export interface ChartWording {
  readonly oneValue: (shown: { readonly label: string; readonly value: string; readonly day: string }) => string
  readonly change: (shown: ChartChange) => string
  readonly goal: (goal: string) => string
  readonly reachedDays: (shown: { readonly label: string; readonly reached: number; readonly total: number }) => string
  readonly shareOfGoal: (shown: ShareOfGoal) => string
  readonly ofGoal: (goal: string) => string
  /** The label of the control that reads the values one by one. */
  readonly values: (label: string) => string
  readonly showTable: string
  readonly day: string
  readonly noValue: string
  readonly reached: string
  readonly below: string
}

interface ChartChange {
  readonly label: string
  readonly first: string
  readonly firstDay: string
  readonly last: string
  readonly lastDay: string
}

interface ShareOfGoal {
  readonly label: string
  readonly value: string
  readonly goal: string
  readonly percent: string
}

const ENGLISH: ChartWording = {
  oneValue: ({ label, value, day }) => `${label}: ${value} on ${day}.`,
  change: ({ label, first, firstDay, last, lastDay }) => `${label}: ${first} on ${firstDay}, ${last} on ${lastDay}.`,
  goal: (goal) => `Goal ${goal}`,
  reachedDays: ({ label, reached, total }) => `${label}: goal reached on ${reached} of ${total} days.`,
  shareOfGoal: ({ label, value, goal, percent }) => `${label}: ${value} of ${goal}, ${percent}`,
  ofGoal: (goal) => `of ${goal}`,
  values: (label) => `${label}, day by day`,
  showTable: 'Show as a table',
  day: 'Date',
  noValue: 'no value',
  reached: 'goal reached',
  below: 'below the goal',
}

const ChartWordingContext = createContext<ChartWording>(ENGLISH)

export const ChartWordingProvider = ChartWordingContext.Provider

export function useChartWording(): ChartWording {
  return useContext(ChartWordingContext)
}
