import { defineSection } from '../define-section.ts';
import { file, html, pageNumber, text, verdict } from '../fields.ts';

/**
 * "Am I covered?": each question with its verdict, the answer and the clause of the policy wording that decides it (decision
 * 0039). `document` is the wording and `page` the page of it on which the clause stands, in each language that of its own file.
 */
export const coverQuestions = defineSection({
  content: { header: text(), description: html(), document: file(), documentTitle: text({ wire: 'document_title' }) },
  item: { question: text(), verdict: verdict(), answer: html(), clause: text(), page: pageNumber() },
  itemNeeds: ['question'],
  nothingWithoutItems: true,
});
