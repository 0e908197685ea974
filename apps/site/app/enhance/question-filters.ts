/** Questions are narrowed while somebody types above them; what that takes is loaded with the first letter. */
export function startQuestionFilters(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !('questionFilter' in target.dataset)) return;
    import('./filter-questions.ts').then(
      ({ filterQuestions }) => filterQuestions(target),
      // All questions stay, which is what a page without scripts shows; the next letter tries again.
      () => {},
    );
  });
}
