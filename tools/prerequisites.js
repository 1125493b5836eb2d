/** Stops a command that could not work on this computer. Plain JavaScript, for every Node. */
const NEEDED = 24;
const { node } = process.versions;

const problem = /[#?%]/.test(process.cwd())
  ? `A folder in the path ${process.cwd()} has #, ? or % in its name. Rename it: the site cannot be built there.`
  : parseInt(node) < NEEDED
    ? `This is Node ${node} instead of the project's own: npm did not run the install script of the package "node". Run "npm rebuild node --ignore-scripts=false", or use Node ${NEEDED}.`
    : undefined;

if (problem) {
  console.error(problem);
  process.exit(1);
}
