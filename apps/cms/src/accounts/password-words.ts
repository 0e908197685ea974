/**
 * Words that people in the Kingdom, in insurance and in an office like this one put into passwords, and that lists of
 * English and Arabic words do not have.
 */
export const passwordWords = (
  'saudi arabia ksa kingdom riyadh jeddah makkah mecca madinah medina dammam khobar taif tabuk abha neom qassim hail jazan ' +
  'ramadan eid hajj umrah vision2030 vision mohammed mohammad abdullah abdulaziz fahad khalid sultan noura sara fatimah ' +
  'hilal alhilal nassr alnassr ittihad alittihad ahli alahli insurance tameen takaful claims claim policy premium team ' +
  'admin administrator content editor reviewer care people company website payload welcome password passw0rd changeme ' +
  'sunday monday thursday riyal absher tawakkalna najm'
).split(' ');
