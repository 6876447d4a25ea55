export { allergenName } from './allergen-names.ts'
export { CALENDAR_TEXTS } from './calendar-texts.ts'
export { ARCHIVE_FILES, README_HEAD, README_NAME, README_NAMES_HEAD, type ArchiveFileText } from './archive-texts.ts'
export {
  FIGURE_NAMES,
  INSERTION_ISSUES,
  INSERTION_TITLES,
  NOT_IN_CATALOGUE,
  TARGET,
  tooManyFavourites,
} from './insertion-messages.ts'
export { COURSE_LESSONS, type Course, type CourseLesson, type CourseLessonName } from './course-lesson.ts'
export { MAIL_TEXTS } from './mail-texts.ts'
export type { MailWording } from './mail-wording.ts'
export {
  ABOUT,
  BIG_LEAF,
  OF_JUICE,
  SLICE_OF_BREAD,
  SMALL_AMOUNTS,
  THICK_SLICE,
  UNIT_NAMES,
  type MeasureNames,
} from './measure-names.ts'
export { articleCategoryName, KITCHEN_DESK, ONLY_FOR_PAYING } from './article-texts.ts'
export { OPERATOR_PLACEHOLDERS } from './operator-placeholders.ts'
export { AISLE_NAMES, DAY_CATEGORY_NAMES, DIET_NAMES, MEAL_TYPE_NAMES, OPTIONAL, PHASE_NAMES } from './plan-names.ts'
