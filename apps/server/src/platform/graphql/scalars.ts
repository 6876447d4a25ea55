import { parseCalendarDay, type CalendarDay } from '@dayplate/dates'
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { isoInstant } from '../clock/clock.ts'

const toDay = (value: unknown): CalendarDay => {
  const day = parseCalendarDay(value)
  if (day === null)
    throw new GraphQLError('Enter a Date as a real day in the form YYYY-MM-DD.', { extensions: { code: 'BAD_INPUT' } })
  return day
}

export const dateScalar = new GraphQLScalarType<CalendarDay, string>({
  name: 'Date',
  serialize: toDay,
  parseValue: toDay,
  parseLiteral: (node) => toDay(node.kind === Kind.STRING ? node.value : null),
})

export const dateTimeScalar = new GraphQLScalarType<never, string>({
  name: 'DateTime',
  serialize: (value) => isoInstant(value) ?? String(value),
  parseValue: () => {
    throw new GraphQLError('DateTime cannot be used as an input.', { extensions: { code: 'BAD_INPUT' } })
  },
})
