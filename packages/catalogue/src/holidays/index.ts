export type { Holiday, HolidayIcon } from './holiday.ts'
export type { HolidayMenu } from './holiday-menu.ts'
export { holidays } from './holidays.ts'
