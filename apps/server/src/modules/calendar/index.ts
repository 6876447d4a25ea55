export { registerCalendar } from './calendar.routes.ts'
