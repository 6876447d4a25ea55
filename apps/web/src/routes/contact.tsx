import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { lazyLoadWriter } from '../features/contact/lazy-load-writer.ts'
import { lazyLoadQuestions } from '../features/content/lazy-load-content.ts'
import { QuestionList } from '../features/content/question-list.tsx'

export const Route = createFileRoute('/contact')({
  loader: async () => {
    const [questions, writer] = await Promise.all([lazyLoadQuestions('faq:dietitian'), lazyLoadWriter()])
    return { questions, writer }
  },
  staticData: { title: 'title/contact', frame: 'simple', tab: 'more' },
  component: Contact,
})

function Contact() {
  const { questions, writer } = Route.useLoaderData()
  return (
    <ContactPage writer={writer}>
      <QuestionList loaded={questions} />
    </ContactPage>
  )
}
