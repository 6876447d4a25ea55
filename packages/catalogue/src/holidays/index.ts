export { HOLIDAY_ICONS, type Holiday, type HolidayIcon } from './holiday.ts'
export type { HolidayMenu } from './holiday-menu.ts'
export { holidays } from './holidays.ts'
