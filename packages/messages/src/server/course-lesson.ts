/** The lessons of the diet course, in their order. Names are stored, so they are never changed; a lesson may be moved. */
export const COURSE_LESSONS = [
  'your-day',
  'one-pot',
  'one-shopping-trip',
  'swaps',
  'spoons-and-grams',
  'protein-and-fibre',
  'salt',
  'water',
  'eating-out',
  'another-day',
  'scales',
  'afterwards',
] as const

export type CourseLessonName = (typeof COURSE_LESSONS)[number]

/** The words of a lesson, without any markup. */
export interface CourseLesson {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly button: string
  /** The page that the button opens. */
  readonly page: string
}

export type Course = Readonly<Record<CourseLessonName, CourseLesson>>
