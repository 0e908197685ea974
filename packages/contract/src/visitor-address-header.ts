/** Names the visitor whom the service's limits count: without it a site is limited as a whole (decision 0007). */
export const visitorAddressHeader = 'x-visitor-address';
