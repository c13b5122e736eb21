// The paths of the console's tsconfig, in the format of webpack, which dependency-cruiser reads.
module.exports = {
  resolve: {
    alias: { '~': `${__dirname}/console/src`, '@trainyard/ui': `${__dirname}/packages/ui/src` },
  },
};
