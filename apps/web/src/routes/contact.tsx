import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { loadWriterLater } from '../features/contact/load-writer-later.ts'
import { loadQuestionsLater } from '../features/content/load-content-later.ts'
import { QuestionList } from '../features/content/question-list.tsx'

export const Route = createFileRoute('/contact')({
  loader: async () => {
    const [questions, writer] = await Promise.all([loadQuestionsLater('faq:dietitian'), loadWriterLater()])
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
