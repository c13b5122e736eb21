// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

export interface paths {
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Checks a username and password and opens a session. The answer carries the token for the `Authorization: Bearer` header, and the same token is set as the cookie `auth`. Usernames are compared exactly, upper and lower case included. With `isHashed` the password must be the lower-case hex SHA-512 of the fixed salt followed by the password; an empty password is sent as an empty string.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description Returns the user whose token was sent. The answer equals that of `GET /me`; `modifiedAt` is not filled in here.
         */
        get: operations["currentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token that was sent. The cookie that clears `auth` is set without a path, so a browser may keep its copy: clients should drop it themselves.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists all users, deactivated ones included, to anyone signed in. Rows come by id unless sorted. This is the only call that fills `modifiedAt`.
         */
        get: operations["getUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user; for administrators only. The username is trimmed, needs at least two characters and printable ASCII only, and must be new. A new user is inactive unless `active` is true. With `isHashed` the password is stored as sent, else it is salted and hashed first.
         */
        post: operations["postUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my settings
         * @description Returns every setting the signed-in user has stored, in no particular order.
         */
        get: operations["getUserSetting"];
        put?: never;
        /**
         * Store my settings
         * @description Creates or overwrites settings of the signed-in user, each found by its key and storage path. An empty `value` deletes the setting. Values must be valid JSON text: a bad one is reported only when it is the last of the list.
         */
        post: operations["postUserSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/setting/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete my settings
         * @description Removes every stored setting of the signed-in user.
         */
        post: operations["resetUserSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns one user by id. `modifiedAt` is not filled in here.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes only the fields that are sent; an empty body changes nothing. People may change their own username, display name and password; the rest is for administrators. An empty display name clears it. Setting a password ends all sessions of that user.
         */
        patch: operations["patchUser"];
        trace?: never;
    };
    "/api/v1/users/{username}/by-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user by username
         * @description Returns the user with exactly this username. Names that hold a slash or a colon cannot be asked for.
         */
        get: operations["getUserByUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my own user
         * @description Returns the user whose token was sent, the quickest way to test whether a stored token is still good. `modifiedAt` is not filled in here.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password in clear text
         * @description Sets the password of oneself, or of anyone as an administrator; the body is a bare JSON string. The master always salts and hashes the text, so a client that hashes first locks the person out: use `PATCH /users/{userId}` with `isHashed` for that. All sessions of that user end.
         */
        post: operations["setUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/master/telemetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get telemetry settings
         * @description Tells whether the master reports usage and with which analytics key. No sign-in is needed; the key is empty while telemetry is off.
         */
        get: operations["getTelemetry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get cluster information
         * @description Returns version, identity and switches of the master; no sign-in is needed. Clients read it first to learn branding, sign-in providers and whether role-based access is on. `masterId` changes at every start of the master, `clusterId` never.
         */
        get: operations["getMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/master/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the master configuration
         * @description Returns the running configuration as a free object, with secrets replaced by `********`. For administrators only.
         */
        get: operations["getMasterConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the master configuration
         * @description Changes the log settings of the running master and answers the whole configuration. Only the mask paths `log`, `log.level` and `log.color` are supported; an empty mask changes nothing. Levels are fatal, error, warn, info, debug and trace in any case.
         */
        patch: operations["patchMasterConfig"];
        trace?: never;
    };
    "/api/v1/master/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the master log
         * @description Streams lines of the master's own log, oldest first, from a buffer that holds only the latest entries. With `follow` new lines are looked for each second and the stream never ends by itself.
         */
        get: operations["masterLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description Lists the connected agents with their slots and containers. An agent that lost its connection stays listed for about a minute, disabled and draining, before it vanishes.
         */
        get: operations["getAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent
         * @description Returns one agent with its slots and the containers that run on it.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{agentId}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the slots of an agent
         * @description Returns all slots of an agent, without paging.
         */
        get: operations["getSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{agentId}/slots/{slotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a slot
         * @description Returns one slot. After a restart of the master this call may miss slots that the list still shows, until the agent has been away for about a minute.
         */
        get: operations["getSlot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{agentId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable an agent
         * @description Lets an agent take new work again and returns it.
         */
        post: operations["enableAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{agentId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable an agent
         * @description Takes an agent out of service and returns it. Running work is moved off at once, unless `drain` is set: then it may finish and only new work is refused.
         */
        post: operations["disableAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{agentId}/slots/{slotId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a slot
         * @description Lets a slot take new work again and returns it. Unlike for reading, a missing slot is answered with 500.
         */
        post: operations["enableSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{agentId}/slots/{slotId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a slot
         * @description Takes a slot out of service and returns it. A trial running on it is queued again elsewhere without counting as a restart, unless `drain` lets it finish. Unlike for reading, a missing slot is answered with 500.
         */
        post: operations["disableSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List experiments
         * @description Lists experiments that meet every filter given; an empty text filter counts as none. Rows carry no trial ids, no original configuration, and `omitted` in place of notes. `archived=false` without a project also leaves out what lies in archived projects or workspaces. Sorted descending, nulls come last.
         */
        get: operations["getExperiments"];
        put?: never;
        /**
         * Create an experiment
         * @description Takes the configuration as YAML or JSON text and adds an experiment, which starts paused unless `activate` is true; trials may exist before it first runs. With `parentId` the code of the parent is used and `modelDefinition` is ignored. `projectId` 0 or 1 falls back to the workspace and project named in the configuration, else to Uncategorized. `validateOnly` checks the configuration and answers an all-default experiment with a null config.
         */
        post: operations["createExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete several experiments
         * @description Starts the deletion of each finished experiment with its checkpoints. Owners are not checked while role-based access is off. Answers one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not that of the request. When `filters` is present the ids are ignored and only matches are listed, by default finished ones.
         */
        delete: operations["deleteExperiments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one experiment
         * @description Answers the experiment in full, with its notes, trial ids and the configuration as submitted. `jobSummary` is filled only while the experiment is queued or running; it is null as soon as it pauses or stops.
         */
        get: operations["getExperiment"];
        put?: never;
        post?: never;
        /**
         * Delete an experiment
         * @description Starts the deletion of a finished experiment, its trials and checkpoints; one without checkpoints is gone at once. A deletion that failed may be tried again.
         */
        delete: operations["deleteExperiment"];
        options?: never;
        head?: never;
        /**
         * Edit an experiment
         * @description Changes the fields sent and leaves the rest; `labels` replaces the whole list, without duplicates. Finished and archived experiments may be edited too. Setting weight or priority of a live experiment puts name, labels and description back to what the scheduler holds, so send them again afterwards. `checkpointStorage` starts a clean-up that, for an experiment without checkpoints to delete, wipes the whole shared storage folder: send it only on explicit request.
         */
        patch: operations["patchExperiment"];
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/model_def": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the model code
         * @description Answers the code that the experiment runs as one gzipped tar archive in base64.
         */
        get: operations["getModelDef"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/file_tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the model code files
         * @description Answers files and folders of the code as a tree; folders nest their content in `files`.
         */
        get: operations["getModelDefTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one model code file
         * @description Answers the bytes of one file, in base64. The body names it by its path inside the code; a folder or an unknown path gives 500 with `file does not exist`.
         */
        post: operations["getModelDefFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiment/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List experiment labels
         * @description Answers every label in use, most used first. Equal sets of labels count once, and ties come in any order.
         */
        get: operations["getExperimentLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/validation-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the history of best validations
         * @description Answers each validation that beat all earlier ones, oldest first. Values are of single precision, so they may differ in late digits from those of trials and checkpoints.
         */
        get: operations["getExperimentValidationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an experiment
         * @description Sets a paused experiment going again; one that is already active is left alone. It first shows as queued.
         */
        post: operations["activateExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate several experiments
         * @description Resumes each paused experiment; archived ones are reported as not found. Answers one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not that of the request. When `filters` is present the ids are ignored and only matches are listed, by default paused ones.
         */
        post: operations["activateExperiments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an experiment
         * @description Asks the running trials to save a checkpoint and release their slots. The state reads paused at once, while containers need some seconds more. A paused experiment stays as it is.
         */
        post: operations["pauseExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause several experiments
         * @description Pauses each active experiment; archived ones are reported as not found. Answers one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not that of the request. When `filters` is present the ids are ignored and only matches are listed, by default active ones.
         */
        post: operations["pauseExperiments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an experiment
         * @description Stops the experiment after a last checkpoint of each trial; it ends as canceled. Experiments that are stopping or have ended answer 200 and stay as they are.
         */
        post: operations["cancelExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel several experiments
         * @description Cancels each experiment; archived ones are reported as not found. Answers one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not that of the request. When `filters` is present the ids are ignored and only matches are listed, by default unfinished ones.
         */
        post: operations["cancelExperiments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kill an experiment
         * @description Ends the experiment at once, without a last checkpoint; it ends as canceled. A cancellation under way turns into a kill, and one that has ended stays as it is.
         */
        post: operations["killExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kill several experiments
         * @description Kills each experiment; archived ones are reported as not found. Answers one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not that of the request. When `filters` is present the ids are ignored and only matches are listed, by default unfinished ones.
         */
        post: operations["killExperiments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an experiment
         * @description Hides a finished experiment from the usual lists. The project and its own archive flag are not looked at.
         */
        post: operations["archiveExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive several experiments
         * @description Archives each experiment that has finished. Answers one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not that of the request. When `filters` is present the ids are ignored and only matches are listed, by default finished ones; filters without a match give an empty list.
         */
        post: operations["archiveExperiments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unarchive an experiment
         * @description Brings an archived experiment back into the usual lists.
         */
        post: operations["unarchiveExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unarchive several experiments
         * @description Brings back each archived experiment. Answers one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not that of the request. When `filters` is present the ids are ignored and only matches are listed, by default finished ones.
         */
        post: operations["unarchiveExperiments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/searcher/best_searcher_validation_metric": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the best searcher metric
         * @description Answers the best value that any trial reached for the metric the searcher optimises. It is of single precision, so do not compare it for equality with values of trials.
         */
        get: operations["getBestSearcherValidationMetric"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkpoints of an experiment
         * @description Lists checkpoints of all trials of the experiment. Sorted by searcher metric without a direction, better ones come first; checkpoints without a value come last either way.
         */
        get: operations["getExperimentCheckpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-hp-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a hyperparameter search
         * @description Runs the searcher of a configuration without training and answers which trials it would create, grouped by equal sequences of steps. Unlike creating an experiment, `config` is an object here, and equal seeds give equal results.
         */
        post: operations["previewHPSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trials of an experiment
         * @description Lists the trials of an experiment with best and latest validation, best checkpoint and summary metrics. Sorting by a validation metric follows its sign, so that ascending puts better trials first. Nulls come last ascending and first descending.
         */
        get: operations["getExperimentTrials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/time-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get time series of trials
         * @description Answers downsampled metrics of several trials, by trial and metric group; groups without data are left out, and a metric missing at a batch is null there. More points than asked for are thinned out at random with a fixed seed. Name metrics either by `metricNames` or by `metricIds`, not both. Trials come shortened, with their stored state.
         */
        get: operations["compareTrials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trial-source-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a trial to its source checkpoint
         * @description Records that a trial was run from a checkpoint, for inference or fine-tuning, and optionally from which model version. Whether the checkpoint exists is not checked.
         */
        post: operations["reportTrialSourceInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an unmanaged trial
         * @description Adds a trial that is run outside the scheduler to an unmanaged experiment. `unmanaged` has to be true.
         */
        post: operations["createTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one trial
         * @description Answers one trial in full. Its best checkpoint comes without metadata here, and the number of restarts never exceeds what the configuration allows.
         */
        get: operations["getTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/workloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workloads of a trial
         * @description Lists what the trial did, one row per validation, checkpoint or training span. Training rows come only without a filter, checkpoint rows unless the filter is for validations, and validation rows always; so the two checkpoint filters give the same rows. Without a limit all rows come, and the limit is then echoed as -1.
         */
        get: operations["getTrialWorkloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream log lines of a trial
         * @deprecated
         * @description Answers the lines that meet every filter, one per message; while following the limit is ignored, and a negative one gives nothing. With `follow` the stream goes on until the task has been over for five seconds. Descending order repeats entries past 1,000, and errors come in the stream shape.
         */
        get: operations["trialLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/logs/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream log filter values of a trial
         * @deprecated
         * @description Answers the distinct values of each field that the log filters take. With `follow` they come again every five seconds until the trial has ended.
         */
        get: operations["trialLogsFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a task is ready
         * @description Marks the allocation as ready to serve, for instance when a notebook accepts connections. Trials and commands do not send it.
         */
        post: operations["allocationReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a task is waiting
         * @description Marks the allocation as waiting for something, so that its state shows STATE_WAITING.
         */
        post: operations["allocationWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{taskId}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream log lines of a task
         * @description Answers the lines that meet every filter, one per message. A missing task is told as 500, not 404, because the stream collects its errors. With `follow` the stream goes on until the task has been over for five seconds. Descending order repeats entries past 1,000, and errors come in the stream shape.
         */
        get: operations["taskLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{taskId}/logs/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream log filter values of a task
         * @description Answers the distinct values of each field that the log filters take. With `follow` they come again every five seconds until the task has ended.
         */
        get: operations["taskLogsFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{labelsTrialId}/profiler/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream profiler values of a trial
         * @description Answers the values of the series that fit the labels, in batches of up to 100. With `follow` it looks for more every five seconds and ends once the trial has.
         */
        get: operations["getTrialProfilerMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/profiler/available_series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream profiler series of a trial
         * @description Answers the labels of every series the trial has sent. With `follow` they come again every 15 seconds until the trial has ended.
         */
        get: operations["getTrialProfilerAvailableSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/profiler/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report profiler values
         * @description Stores batches of values, each with the labels of its series; sent by the runner. The lists of values, batches and times of a batch belong together by position.
         */
        post: operations["postTrialProfilerMetricsBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/metrics/trial_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream metric reports of a group
         * @description Answers every report of one metric group. Streams up to 1,000 reports per line, by trial and then batches, and ends after the last. Errors come in the stream shape.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/metrics/training_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream training metric reports
         * @description Answers every training report of the trials. Streams up to 1,000 reports per line, by trial and then batches, and ends after the last. Errors come in the stream shape.
         */
        get: operations["getTrainingMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/metrics/validation_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream validation metric reports
         * @description Answers every validation report of the trials. Streams up to 1,000 reports per line, by trial and then batches, and ends after the last. Errors come in the stream shape.
         */
        get: operations["getValidationMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{id}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kill a trial
         * @description Ends one trial at once without a last checkpoint; the experiment goes on with its others.
         */
        post: operations["killTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{id}/checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkpoints of a trial
         * @description Lists the checkpoints of one trial, by batches unless said otherwise. Sorting by trial id or searcher metric is not offered here and answers 400.
         */
        get: operations["getTrialCheckpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/signals/preemption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait for the preemption signal
         * @description Holds the connection until the allocation shall give up its slots or the time is over, then answers `preempt` true or false.
         */
        get: operations["allocationPreemptionSignal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/signals/pending_preemption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a pending preemption
         * @description Lets an outside scheduler announce that it is about to take the resources back. Clusters with agents do not support it.
         */
        post: operations["allocationPendingPreemptionSignal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/signals/ack_preemption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge the preemption signal
         * @description Tells the master that the task has seen the signal and is winding down by itself.
         */
        post: operations["ackAllocationPreemptionSignal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/resources/{resourcesId}/daemon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a container as a daemon
         * @description Declares that a container only serves the others, so that the allocation ends without waiting for it.
         */
        post: operations["markAllocationResourcesDaemon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/resources/{resourcesId}/rendezvous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait for the rendezvous of containers
         * @description Waits until all containers of a distributed task have started and answers their addresses, with the place of the asking one among them.
         */
        get: operations["allocationRendezvousInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/proxy_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the proxy address of a task
         * @description Tells the master under which address the task can be reached. Clusters with agents do not support it.
         */
        post: operations["postAllocationProxyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/all_gather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gather data of all peers
         * @description Waits until as many peers as announced have sent their data under the same request id, then answers all of it to each of them.
         */
        post: operations["allocationAllGather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allocations/{allocationId}/notify_container_running": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a container is running
         * @description Tells the master that a container runs, together with data to exchange with its peers. Clusters with agents do not support it.
         */
        post: operations["notifyContainerRunning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/searcher/operation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current searcher operation of a trial
         * @description Answers up to which length the trial has to train before its next validation. `completed` says whether the trial has reported that validation already.
         */
        get: operations["getCurrentTrialSearcherOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/searcher/completed_operation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a searcher operation
         * @description Reports the validation that ends the current operation of the trial, with its searcher metric, so that the searcher may decide what comes next. The body is the completed operation itself, not wrapped.
         */
        post: operations["completeTrialSearcherValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/early_exit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an early exit of a trial
         * @description Tells the searcher that the trial cannot go on and why; it is then not trained further. The body is the early exit itself, not wrapped.
         */
        post: operations["reportTrialSearcherEarlyExit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report progress of a trial
         * @description Tells the searcher how far the trial is. The body is a bare number: the length trained so far in the unit of the searcher (batches, records or epochs).
         */
        post: operations["reportTrialProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trialId}/runner/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the runner state of a trial
         * @description Stores what the code of the trial is doing; it is shown as `runnerState` and kept after the end. The body is the metadata itself, not wrapped.
         */
        post: operations["postTrialRunnerMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{metricsTrialId}/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report metrics of a trial
         * @description Stores metrics of any group at a number of batches. The run id must be that of the current run, which is 1 from the start; a newer run that begins at fewer batches archives the later reports. A metric cannot be reported twice at the same batch.
         */
        post: operations["reportTrialMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{trainingMetricsTrialId}/training_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report training metrics of a trial
         * @deprecated
         * @description Older form of the report for the group `training`; the body is the inner object with trial, run, batches and metrics. Use the report with a group instead.
         */
        post: operations["reportTrialTrainingMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trials/{validationMetricsTrialId}/validation_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report validation metrics of a trial
         * @deprecated
         * @description Older form of the report for the group `validation`; the body is the inner object with trial, run, batches and metrics. Use the report with a group instead.
         */
        post: operations["reportTrialValidationMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a checkpoint
         * @description Records a checkpoint that a task has stored; sent by the runner. The body is the checkpoint itself, not wrapped. `state` may be left out or be STATE_COMPLETED, and a missing `reportTime` means now.
         */
        post: operations["reportCheckpoint"];
        /**
         * Delete checkpoints
         * @description Deletes all files of the named checkpoints; their rows stay in state STATE_DELETED. The call only starts the work.
         */
        delete: operations["deleteCheckpoints"];
        options?: never;
        head?: never;
        /**
         * Report remaining files of checkpoints
         * @description Tells the master which files are left of each checkpoint, with their sizes. An empty map marks the checkpoint as deleted, a changed one as partially deleted with its new size; an equal map or none changes nothing.
         */
        patch: operations["patchCheckpoints"];
        trace?: never;
    };
    "/api/v1/job-queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the job queue
         * @description Lists the jobs of one pool in queue order, then by job id. With role-based access on, jobs of workspaces the caller cannot see are left out. Send only pool names read from the list of pools.
         */
        get: operations["getJobs"];
        put?: never;
        /**
         * Change the job queue
         * @description Applies changes in order: moving a job ahead of or behind another, to another pool, or giving it a priority or weight. An unknown job stops the rest at once; other failures are gathered into one message while successful changes stay. Moving between pools works for experiments only.
         */
        post: operations["updateJobQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/job-queues-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the job queue with hidden jobs
         * @description Lists the jobs of one pool like `GET /job-queues`, but keeps jobs the caller may not see: each row is either `full` or `limited`, the latter without name and owner.
         */
        get: operations["getJobsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/job-queues/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get queue statistics
         * @description Returns, per pool, the jobs queued and scheduled now and the time jobs waited per day over the last 30 days and today. An unknown pool name can stop the resource manager of this version for good: never send a name that was not read from the list of pools.
         */
        get: operations["getJobQueueStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description Lists the templates the caller may see, by name.
         */
        get: operations["getTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{templateName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a template
         * @description Returns one template with its configuration.
         */
        get: operations["getTemplate"];
        /**
         * Create a template without workspace
         * @deprecated
         * @description Deprecated: creates a template in workspace 1. On a name that exists this version fails; use PATCH to change a template and POST to create one.
         */
        put: operations["putTemplate"];
        /**
         * Create a template
         * @description Creates a template in a workspace, workspace 1 when none is given. The name in the path wins over the one in the body, and the configuration is stored unchecked.
         */
        post: operations["postTemplate"];
        /**
         * Delete a template
         * @description Deletes a template. Experiments made with it keep their merged configuration.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Replace the configuration of a template
         * @description Replaces the whole configuration of a template; the body is the bare configuration object, without a wrapper.
         */
        patch: operations["patchTemplateConfig"];
        trace?: never;
    };
    "/api/v1/notebooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notebooks
         * @description Lists notebooks, also ended ones for 24 hours. Given both `users` and `userIds`, either may match.
         */
        get: operations["getNotebooks"];
        put?: never;
        /**
         * Launch a notebook
         * @description Merges the template, the given configuration and the defaults, and queues the notebook with 1 slot unless told otherwise, in Uncategorized unless a workspace is named. Launch parameters are checked before the workspace and that before permissions. With `preview` nothing starts, and the answer holds an all-default notebook with the merged configuration.
         */
        post: operations["launchNotebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notebooks/{notebookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one notebook
         * @description Answers the notebook with its configuration, all defaults filled in.
         */
        get: operations["getNotebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notebooks/{notebookId}/report_idle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report whether a notebook is idle
         * @description Sent by the notebook itself. With `idle` false its time of last activity is renewed, which keeps it from being ended as idle.
         */
        put: operations["idleNotebook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notebooks/{notebookId}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kill a notebook
         * @description Ends the notebook and answers it as it is at the moment; its state changes a little later. Killing one that has ended does no harm.
         */
        post: operations["killNotebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notebooks/{notebookId}/set_priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the priority of a notebook
         * @description Sets the priority by which the notebook is scheduled and answers it. The range of the number is not checked here.
         */
        post: operations["setNotebookPriority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shells
         * @description Lists shells, also ended ones for 24 hours. Given both `users` and `userIds`, either may match.
         */
        get: operations["getShells"];
        put?: never;
        /**
         * Launch a shell
         * @description Merges the template, the given configuration and the defaults, and queues the shell with 1 slot unless told otherwise, in Uncategorized unless a workspace is named. Launch parameters are checked before the workspace and that before permissions. `data` may hold base64 JSON with a passphrase for the key, but such a shell may fail to start.
         */
        post: operations["launchShell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shells/{shellId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one shell
         * @description Answers the shell with its configuration, all defaults filled in.
         */
        get: operations["getShell"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shells/{shellId}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kill a shell
         * @description Ends the shell and answers it as it is at the moment; its state changes a little later. Killing one that has ended does no harm.
         */
        post: operations["killShell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shells/{shellId}/set_priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the priority of a shell
         * @description Sets the priority by which the shell is scheduled and answers it. The range of the number is not checked here.
         */
        post: operations["setShellPriority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List commands
         * @description Lists commands, also ended ones for 24 hours. Given both `users` and `userIds`, either may match.
         */
        get: operations["getCommands"];
        put?: never;
        /**
         * Launch a command
         * @description Merges the template, the given configuration and the defaults, and queues the command with 1 slot unless told otherwise, in Uncategorized unless a workspace is named. Launch parameters are checked before the workspace and that before permissions. A command without an entrypoint is accepted and fails in its container.
         */
        post: operations["launchCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commands/{commandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one command
         * @description Answers the command with its configuration, all defaults filled in.
         */
        get: operations["getCommand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commands/{commandId}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kill a command
         * @description Ends the command and answers it as it is at the moment; its state changes a little later. Killing one that has ended does no harm.
         */
        post: operations["killCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commands/{commandId}/set_priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the priority of a command
         * @description Sets the priority by which the command is scheduled and answers it. The range of the number is not checked here.
         */
        post: operations["setCommandPriority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tensorboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List TensorBoards
         * @description Lists TensorBoards, also ended ones for 24 hours. Given both `users` and `userIds`, either may match. Those with an experiment the caller may not read are left out.
         */
        get: operations["getTensorboards"];
        put?: never;
        /**
         * Launch a TensorBoard
         * @description Merges the template, the given configuration and the defaults, and queues the TensorBoard, in Uncategorized unless a workspace is named. Launch parameters are checked before the workspace and that before permissions. It shows the experiments, trials or filter matches named and always takes 0 slots; a second one for the same experiments is not prevented.
         */
        post: operations["launchTensorboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tensorboards/{tensorboardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one TensorBoard
         * @description Answers the TensorBoard with its configuration, all defaults filled in.
         */
        get: operations["getTensorboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tensorboards/{tensorboardId}/kill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kill a TensorBoard
         * @description Ends the TensorBoard and answers it as it is at the moment; its state changes a little later. Killing one that has ended does no harm.
         */
        post: operations["killTensorboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tensorboards/{tensorboardId}/set_priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the priority of a TensorBoard
         * @description Sets the priority by which the TensorBoard is scheduled and answers it. The range of the number is not checked here.
         */
        post: operations["setTensorboardPriority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count running interactive tasks
         * @description Answers how many commands, notebooks, shells and TensorBoards are in state STATE_RUNNING, for the whole cluster.
         */
        get: operations["getActiveTasksCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one task
         * @description Answers the task with its allocations: running ones first, then the latest ended. Times inside allocations are plain text without a time zone, and empty when unset.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List live allocations
         * @description Answers a summary of every allocation that is queued or runs now, by allocation id. Ended ones are not among them.
         */
        get: operations["getTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{modelName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a model
         * @description Returns one model, without its versions.
         */
        get: operations["getModel"];
        put?: never;
        post?: never;
        /**
         * Delete a model
         * @description Deletes a model with all its versions; the checkpoints stay.
         */
        delete: operations["deleteModel"];
        options?: never;
        head?: never;
        /**
         * Change a model
         * @description Changes only the fields that are sent; labels and metadata replace the old ones. When something changed, the answer holds the changed attributes and times only, with zeros elsewhere: read the model again.
         */
        patch: operations["patchModel"];
        trace?: never;
    };
    "/api/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List models
         * @description Lists the models the caller may see. All filters must match; workspace names count only when no workspace ids are given.
         */
        get: operations["getModels"];
        put?: never;
        /**
         * Create a model
         * @description Creates a model in the workspace named by id or name, or in workspace 1. The name must be new and must not be blank, hold slashes or double spaces, or consist of digits only. Labels that hold a comma are split at it; the answer leaves out the owner id.
         */
        post: operations["postModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{modelName}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a model
         * @description Archives a model: its attributes are frozen and no version can be registered. Repeating it does no harm.
         */
        post: operations["archiveModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{modelName}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unarchive a model
         * @description Brings an archived model back. Repeating it does no harm.
         */
        post: operations["unarchiveModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{modelName}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a model
         * @description Moves a model with its versions to another workspace. Moving it to where it is does no harm.
         */
        post: operations["moveModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List model labels
         * @description Returns all labels used on models, those on most models first, then by name.
         */
        get: operations["getModelLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{modelName}/versions/{modelVersionNum}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a model version
         * @description Returns one version with its model and checkpoint.
         */
        get: operations["getModelVersion"];
        put?: never;
        post?: never;
        /**
         * Delete a model version
         * @description Removes a version from the registry; the checkpoint stays and may then be deleted. Numbers of other versions do not change.
         */
        delete: operations["deleteModelVersion"];
        options?: never;
        head?: never;
        /**
         * Change a model version
         * @description Changes only the fields that are sent; labels and metadata replace the old ones. Versions of archived models can be changed too.
         */
        patch: operations["patchModelVersion"];
        trace?: never;
    };
    "/api/v1/models/{modelName}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a model
         * @description Returns a model and its versions, by version unless sorted. Versions whose checkpoint record is gone are left out.
         */
        get: operations["getModelVersions"];
        put?: never;
        /**
         * Register a model version
         * @description Registers a completed checkpoint as the next version of a model; the number is one above the highest so far. The answer leaves out the owner id, and the workspace id of the nested model.
         */
        post: operations["postModelVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{modelName}/versions/{modelVersionNum}/trial-source-info-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics of trials run from a model version
         * @description Answers, for each trial linked to the model version, up to 1,000 reports of its metric group `inference`. Trials hidden from the caller are skipped.
         */
        get: operations["getTrialSourceInfoMetricsByModelVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkpoints/{checkpointUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one checkpoint
         * @description Answers the checkpoint with its files, metadata and what is known of the training that made it. A UUID that does not parse gives 500, such as `invalid UUID length: 3`.
         */
        get: operations["getCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkpoints/{checkpointUuid}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the metadata of a checkpoint
         * @description Replaces the whole metadata object; the rest of the checkpoint in the body is ignored. Keep `steps_completed` in it: without that key the next change and the archive download of this checkpoint fail.
         */
        post: operations["postCheckpointMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkpoints/rm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove files of checkpoints
         * @description Deletes the files of the named checkpoints that match one of the glob patterns. The call only starts the work; states and sizes change when it is done.
         */
        post: operations["checkpointsRemoveFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkpoints/{checkpointUuid}/trial-source-info-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics of trials run from a checkpoint
         * @description Answers, for each trial linked to the checkpoint, up to 1,000 reports of its metric group `inference`. Trials hidden from the caller are skipped.
         */
        get: operations["getTrialMetricsBySourceInfoCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/searcher_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait for events of a custom searcher
         * @description Holds the connection for up to 60 seconds until there are events for the custom searcher, then answers them, or an empty list. An experiment that is not active answers one event with id -1 that names its state.
         */
        get: operations["getSearcherEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/searcher_operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send operations of a custom searcher
         * @description Hands the operations that a custom searcher chose to the experiment, in order, and marks the event that triggered them as handled. An empty list only marks the event.
         */
        post: operations["postSearcherOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/metrics-stream/metric-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream names of metrics
         * @description Answers the metrics known of the experiments, names sorted within each group; later messages hold only additions and may be empty. A message comes at once and then once per period, until all experiments have ended.
         */
        get: operations["expMetricNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/metrics-stream/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream batches at which a metric was reported
         * @description Answers the batch numbers at which any trial reported the metric; each message holds only new ones. A message comes at once and then once per period, until the experiment has ended.
         */
        get: operations["metricBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/metrics-stream/trials-snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream a metric of all trials at a batch
         * @description Answers what each trial measured near one batch number, with its hyperparameters; each message holds the measurements made since the last. `group` is ignored here, so `metricType` has to be set. A message comes at once and then once per period, until the experiment has ended.
         */
        get: operations["trialsSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/metrics-stream/trials-sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream time series of the best trials
         * @description Answers the metric of the leading trials: ranked by best value for random, grid and custom searches, by length of training for halving ones. Hyperparameters come only when a trial enters the set, and `promotedTrials` and `demotedTrials` name who entered and left. A message comes at once and then once per period, until the experiment has ended. A single-trial experiment answers 500.
         */
        get: operations["trialsSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource-pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List resource pools
         * @description Lists the pools in the order of the master configuration. With role-based access on, a bound pool shows only to people who may view one of its workspaces.
         */
        get: operations["getResourcePools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resources/allocation/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List raw resource usage
         * @deprecated
         * @description Lists every stretch of time in a window during which slots were used: training, validation and checkpointing of trials, image pulling, and agents and instances being up. The answer has no paging, so keep the window small.
         */
        get: operations["resourceAllocationRaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resources/allocation/aggregated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up resource usage
         * @description Returns slot-seconds per day or month, in total and by user, experiment label and pool, ascending, with entries only for periods that have data. Sums are made nightly, so today is missing.
         */
        get: operations["resourceAllocationAggregated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a workspace
         * @description Returns one workspace. Only this call fills `checkpointStorageConfig`, with secrets masked; `pinnedAt` comes in the list only.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description Deletes a workspace with everything in it and stops its interactive tasks. Without projects it is gone at once (`completed` true); else the work goes on in the background, and a failure shows in its state. Models in it make the deletion fail.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /**
         * Change a workspace
         * @description Changes only the fields that are sent. An empty storage configuration object clears it; default pools can be replaced but not cleared. Archived workspaces and workspace 1 cannot be changed.
         */
        patch: operations["patchWorkspace"];
        trace?: never;
    };
    "/api/v1/workspaces/{workspaceId}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects of a workspace
         * @description Lists the projects of one workspace, or of all with id 0. The rows leave `workspaceName` empty, and the `archived` filter looks at the own flag of each project only.
         */
        get: operations["getWorkspaceProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates a project in a workspace. The name takes 1 to 80 characters and must be new in the workspace, case-sensitive. The answer does not fill in counts.
         */
        post: operations["postProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workspaces
         * @description Lists the workspaces the caller may see. Rows come by id unless sorted. Each row tells whether and when the caller pinned it.
         */
        get: operations["getWorkspaces"];
        put?: never;
        /**
         * Create a workspace
         * @description Creates a workspace and pins it for its creator. The name takes 1 to 80 bytes, is not trimmed and must be new. Default pools are stored unchecked; with role-based access on, the creator becomes its administrator.
         */
        post: operations["postWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspaces/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a workspace
         * @description Archives a workspace; its projects and experiments count as archived too, though their own flags stay. Repeating it does no harm.
         */
        post: operations["archiveWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspaces/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unarchive a workspace
         * @description Brings an archived workspace back; projects that were archived themselves stay archived. Repeating it does no harm.
         */
        post: operations["unarchiveWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspaces/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin a workspace
         * @description Puts a workspace into the sidebar of the signed-in user; others are not affected. Pinning twice is an error.
         */
        post: operations["pinWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspaces/{id}/unpin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unpin a workspace
         * @description Takes a workspace out of the sidebar of the signed-in user.
         */
        post: operations["unpinWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description Returns one project with its notes and numbers of experiments. `archived` is true as well when only its workspace is archived.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Deletes a project with all its experiments. Without experiments it is gone at once (`completed` true); else the work goes on in the background, and a failure shows in its state.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description Changes the name or description of a project; fields left out stay. Archived projects and project 1 cannot be changed.
         */
        patch: operations["patchProject"];
        trace?: never;
    };
    "/api/v1/projects/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the columns of a project
         * @description Returns every column the experiment list of a project can show, sort and filter by: the fixed ones, training metrics, hyperparameters and validation metrics. Only the fixed columns carry a display name. A project with hyperparameters also yields one column named `hp.` that means nothing.
         */
        get: operations["getProjectColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/experiments/metric-ranges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the metric ranges of a project
         * @description Returns the lowest and highest value of every numeric metric, taken over the best trial of each experiment, in any order. A single NaN or infinite metric is enough to fail the call.
         */
        get: operations["getProjectNumericMetricsRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the notes of a project
         * @description Replaces all notes by the list sent and returns it; an empty list removes them all. The last writer wins.
         */
        put: operations["putProjectNotes"];
        /**
         * Add a note to a project
         * @description Appends one note and returns all notes of the project. Archived projects take notes too, and there is no length limit.
         */
        post: operations["addProjectNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a project
         * @description Archives a project; its experiments then count as archived through their parent. Not possible while the workspace is archived.
         */
        post: operations["archiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unarchive a project
         * @description Brings an archived project back. Not possible while the workspace is archived.
         */
        post: operations["unarchiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{projectId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a project
         * @description Moves a project with its experiments to another workspace. Neither the project nor either workspace may be archived or immutable.
         */
        post: operations["moveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/{experimentId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an experiment
         * @description Puts the experiment into another project. Its state does not matter; moving it to where it is does nothing.
         */
        post: operations["moveExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move several experiments
         * @description Puts each experiment into the destination project, which is checked before any of them. Answers one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not that of the request. When `filters` is present the ids are ignored and only matches are listed, by default all that match.
         */
        post: operations["moveExperiments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Lists all webhooks of the cluster with their triggers, without paging.
         */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook that fires for every experiment of the cluster that reaches one of the states of its triggers. Triggers on metric thresholds are accepted but never fire.
         */
        post: operations["postWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook with its triggers. An id that does not exist is answered with 200 as well.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Posts a test event to the address of a webhook and waits for the reply. The answer is 200 only when the receiver was reached and replied with a status below 400; `completed` is false even then.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group
         * @description Returns a group with its members. With role-based access on, only members and people who may assign roles can read it.
         */
        get: operations["getGroup"];
        /**
         * Change a group
         * @description Renames a group and adds or removes members in one step: all changes are made or none. An empty name keeps the old one. Removing succeeds when at least one of the named users is a member.
         */
        put: operations["updateGroup"];
        post?: never;
        /**
         * Delete a group
         * @description Deletes a group; the users in it stay. Personal groups cannot be deleted.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search groups
         * @description Lists groups by id with their number of members, filtered by exact name and by a member. A limit between 1 and 500 is required. With role-based access on, people who may not assign roles see only their own groups.
         */
        post: operations["getGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a group
         * @description Creates a group, with members if any are named; for administrators only. Nothing is created when one of the users is unknown.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/permissions/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my roles and permissions
         * @description Returns the roles of the signed-in user and where each one applies, those through groups included. There is one assignment entry per role, in no fixed order.
         */
        get: operations["getPermissionsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/workspace/{workspaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who has a role on a workspace
         * @description Returns the groups and users with a role on this very workspace; cluster-wide assignments are left out. Someone with two roles is listed twice. A caller who may not view the workspace gets empty lists, not an error.
         */
        get: operations["getGroupsAndUsersAssignedToWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/search/by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get roles by id
         * @description Returns the named roles with everyone they are assigned to. All ids must exist.
         */
        post: operations["getRolesByID"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/search/by-user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a user
         * @description Returns the roles of a user, those through groups included, by role name.
         */
        get: operations["getRolesAssignedToUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/search/by-group/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a group
         * @description Returns the roles of a group by role name, with a summary of where each one applies.
         */
        get: operations["getRolesAssignedToGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/search/by-assignability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List roles that fit a scope
         * @description Lists roles by name that can be assigned in a scope. With a workspace, roles that hold a cluster-only permission are left out; without one, all roles fit. Limit 0 means 500.
         */
        post: operations["searchRolesAssignableToScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List roles
         * @description Lists roles by name. People who may neither assign nor update roles see only their own. Limit 0 means 500.
         */
        post: operations["listRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/add-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign roles
         * @description Gives roles to users and groups, each on one workspace or, where none is named, on the whole cluster. All assignments are made or none.
         */
        post: operations["assignRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/remove-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove role assignments
         * @description Takes roles away from users and groups, each in exactly the scope named. All assignments are removed or none.
         */
        post: operations["removeAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that I looked at something
         * @description Notes the time at which the signed-in user opened an entity, which feeds the list of recently viewed projects. Only `ACTIVITY_TYPE_GET` of `ENTITY_TYPE_PROJECT` is supported, and the project need not exist.
         */
        post: operations["postUserActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/projects/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my recent projects
         * @description Returns the projects the signed-in user opened, latest first, as recorded by `POST /users/activity`. There is no paging beyond the limit; limit 0 returns nothing.
         */
        get: operations["getProjectsByUserActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiments-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search experiments
         * @description Lists experiments with their best trial, filtered and sorted by metrics, hyperparameters or any column. Archived experiments show up unless a `filter` is sent, and with one only if it sets `showArchived`. Rows look like those of the plain list, and the best trial shows its stored state, so STATE_ACTIVE may appear there.
         */
        get: operations["searchExperiments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resource-pools/{resourcePoolName}/workspace-bindings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workspaces bound to a pool
         * @description Lists the ids of the workspaces a pool is reserved for; the list is empty for a pool that is open to all.
         */
        get: operations["listWorkspacesBoundToRP"];
        /**
         * Replace the bindings of a pool
         * @description Binds a pool to exactly the named workspaces. An empty set does not clear the bindings: use the delete call for that.
         */
        put: operations["overwriteRPWorkspaceBindings"];
        /**
         * Bind a pool to workspaces
         * @description Reserves a pool for workspaces, in addition to those it is bound to already; ids and names are added up. Default pools cannot be bound, and an empty set does nothing. All refusals, missing rights too, are answered with 500.
         */
        post: operations["bindRPToWorkspace"];
        /**
         * Unbind a pool from workspaces
         * @description Removes bindings of a pool; ids and names are added up. Once the last binding is gone the pool is open to all workspaces again.
         */
        delete: operations["unbindRPFromWorkspace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspaces/{workspaceId}/available-resource-pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pools a workspace may use
         * @description Lists the names of the pools bound to a workspace and of those bound to none. Without role-based access an unknown workspace is not refused: it gets the unbound pools.
         */
        get: operations["listRPsBoundToWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Request message of `ackAllocationPreemptionSignal`. */
        AckAllocationPreemptionSignalRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
        };
        /** @description Answer of `ackAllocationPreemptionSignal`. */
        AckAllocationPreemptionSignalResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `activateExperiment`. */
        ActivateExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            id: number;
        };
        /** @description Answer of `activateExperiment`. */
        ActivateExperimentResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `activateExperiments`. */
        ActivateExperimentsRequest: {
            /** @description Ids of the experiments to activate; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
            experimentIds: number[];
            /** @description Selects the experiments to activate by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects paused experiments only. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `activateExperiments`. */
        ActivateExperimentsResponse: {
            results: components["schemas"]["ExperimentActionResult"][];
        };
        /**
         * @description What a user did with an entity.
         * @enum {string}
         */
        ActivityType: "ACTIVITY_TYPE_UNSPECIFIED" | "ACTIVITY_TYPE_GET";
        /** @description Request message of `addProjectNote`. */
        AddProjectNoteRequest: {
            /** @description The note to append: a name and Markdown text. Absent or null appends an empty note. */
            note: components["schemas"]["Note"] | null;
            /**
             * Format: int32
             * @description Id of the project.
             */
            projectId: number;
        };
        /** @description Answer of `addProjectNote`. */
        AddProjectNoteResponse: {
            notes: components["schemas"]["Note"][];
        };
        /** @description A port of a container and where it is reached on the host. */
        Address: {
            /** @description Address inside the container network. */
            containerIp: string;
            /** Format: int32 */
            containerPort: number;
            /** @description Address of the agent. */
            hostIp: string;
            /** Format: int32 */
            hostPort: number;
        };
        /** @description A machine that runs tasks for the master. */
        Agent: {
            /** @description Name the agent registered with, usually its host name. */
            id: string;
            /**
             * Format: date-time
             * @description When the agent last registered (UTC).
             */
            registeredTime: string | null;
            /** @description Slots of the agent, under keys of the form `/agents/<agent>/slots/<n>`. */
            slots: {
                [key: string]: components["schemas"]["Slot"];
            };
            /** @description Containers that run on the agent, under their ids. */
            containers: {
                [key: string]: components["schemas"]["Container"];
            };
            /** @description Always empty. */
            label: string;
            /** @description Network addresses the agent was seen at. */
            addresses: string[];
            /** @description Whether new work may be placed here. */
            enabled: boolean;
            /** @description Whether the agent is disabled but still finishes its running work. */
            draining: boolean;
            /** @description Version of the agent software. */
            version: string;
            /** @description Names of the pools the agent belongs to. */
            resourcePools: string[];
        };
        /** @description The account that tasks run under on agents; all four parts are set or none. */
        AgentUserGroup: {
            /**
             * Format: int32
             * @description Numeric user id on the agent.
             */
            agentUid?: number;
            /**
             * Format: int32
             * @description Numeric group id on the agent.
             */
            agentGid?: number;
            /** @description User name on the agent. */
            agentUser?: string;
            /** @description Group name on the agent. */
            agentGroup?: string;
        };
        /** @description How long jobs waited on one day. */
        AggregateQueueStats: {
            /** @description The day, YYYY-MM-DD (UTC). */
            periodStart: string;
            /** @description Waiting time of that day in seconds. */
            seconds: components["schemas"]["Float"];
        };
        /** @description One start of a task. */
        Allocation: {
            taskId: string;
            /** @description What it is doing; pending and assigned ones show as queued. */
            state: components["schemas"]["TaskState"];
            /** @description True once an interactive task serves; stays false for trials and commands. */
            isReady: boolean;
            /** @description When it got resources, without time zone (UTC); empty when unset. */
            startTime: string;
            /** @description When it gave them back, without time zone (UTC); empty when unset. */
            endTime: string;
            /** @description Task id, a point and a counter from 1. */
            allocationId: string;
        };
        /** @description Request message of `allocationAllGather`. */
        AllocationAllGatherRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
            /** @description UUID of this call of one process, the same in each repetition of it. Text that is not a UUID is a 400. */
            requestUuid: string;
            /**
             * Format: int32
             * @description Number of processes that take part. The call answers when that many have called.
             */
            numPeers: number;
            /** @description Free object that every peer receives. Absent or null: this process contributes nothing. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Answer of `allocationAllGather`. */
        AllocationAllGatherResponse: {
            data: {
                [key: string]: unknown;
            }[];
        };
        /** @description Request message of `allocationPendingPreemptionSignal`. */
        AllocationPendingPreemptionSignalRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
        };
        /** @description Answer of `allocationPendingPreemptionSignal`. */
        AllocationPendingPreemptionSignalResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `allocationPreemptionSignal`. */
        AllocationPreemptionSignalRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
            /**
             * Format: int32
             * @description Longest wait in seconds.
             */
            timeoutSeconds: number;
        };
        /** @description Answer of `allocationPreemptionSignal`. */
        AllocationPreemptionSignalResponse: {
            preempt: boolean;
        };
        /** @description Request message of `allocationReady`. */
        AllocationReadyRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
        };
        /** @description Answer of `allocationReady`. */
        AllocationReadyResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `allocationRendezvousInfo`. */
        AllocationRendezvousInfoRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
            /** @description Id of one container of the allocation. */
            resourcesId: string;
        };
        /** @description Answer of `allocationRendezvousInfo`. */
        AllocationRendezvousInfoResponse: {
            rendezvousInfo: components["schemas"]["RendezvousInfo"] | null;
        };
        /** @description A live allocation as the scheduler sees it. */
        AllocationSummary: {
            taskId: string;
            allocationId: string;
            /** @description Name shown in the queue. */
            name: string;
            /**
             * Format: date-time
             * @description When it joined the queue.
             */
            registeredTime: string | null;
            resourcePool: string;
            /**
             * Format: int32
             * @description Slots it asks for.
             */
            slotsNeeded: number;
            /** @description Its containers; empty while queued. */
            resources: components["schemas"]["ResourcesSummary"][];
            /** @description Scheduler of the pool, such as `priority` or `fair_share`. */
            schedulerType: string;
            /**
             * Format: int32
             * @description Priority from 1 to 99; left out where the scheduler has none.
             */
            priority?: number;
            /** @description Ports it serves through the proxy of the master. */
            proxyPorts: components["schemas"]["ProxyPortConfig"][];
        };
        /** @description Request message of `allocationWaiting`. */
        AllocationWaitingRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
        };
        /** @description Answer of `allocationWaiting`. */
        AllocationWaitingResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `archiveExperiment`. */
        ArchiveExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            id: number;
        };
        /** @description Answer of `archiveExperiment`. */
        ArchiveExperimentResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `archiveExperiments`. */
        ArchiveExperimentsRequest: {
            /** @description Ids of the experiments to archive; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
            experimentIds: number[];
            /** @description Selects the experiments to archive by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `archiveExperiments`. */
        ArchiveExperimentsResponse: {
            results: components["schemas"]["ExperimentActionResult"][];
        };
        /** @description Request message of `archiveModel`. */
        ArchiveModelRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
        };
        /** @description Answer of `archiveModel`. */
        ArchiveModelResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `archiveProject`. */
        ArchiveProjectRequest: {
            /**
             * Format: int32
             * @description Id of the project.
             */
            id: number;
        };
        /** @description Answer of `archiveProject`. */
        ArchiveProjectResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `archiveWorkspace`. */
        ArchiveWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            id: number;
        };
        /** @description Answer of `archiveWorkspace`. */
        ArchiveWorkspaceResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `assignRoles`. */
        AssignRolesRequest: {
            /** @description Role assignments of groups to add. All of the call happens or none of it; both lists empty is a 400. */
            groupRoleAssignments: components["schemas"]["GroupRoleAssignment"][];
            /** @description Role assignments of single users to add. All of the call happens or none of it; both lists empty is a 400. */
            userRoleAssignments: components["schemas"]["UserRoleAssignment"][];
        };
        /** @description Answer of `assignRoles`. */
        AssignRolesResponse: {
            [key: string]: unknown;
        };
        /** @description A tag put on the cloud instances of a pool. */
        AwsCustomTag: {
            /** @description Tag name. */
            key: string;
            /** @description Tag value. */
            value: string;
        };
        /** @description Request message of `bindRPToWorkspace`. */
        BindRPToWorkspaceRequest: {
            /** @description Name of the resource pool. */
            resourcePoolName: string;
            /** @description Ids of the workspaces that may use the pool from now on, besides those that are bound already. Once a pool is bound to a workspace, all other workspaces lose it. */
            workspaceIds: number[];
            /** @description Names of the workspaces, in place of their ids. An unknown name refuses the whole call with a 500; empty when `workspaceIds` names them all. */
            workspaceNames: string[];
        };
        /** @description Answer of `bindRPToWorkspace`. */
        BindRPToWorkspaceResponse: {
            [key: string]: unknown;
        };
        /** @description Picks the experiments of a bulk action by filter instead of by id. */
        BulkExperimentFilters: {
            /** @description Keeps experiments whose description contains this text, ignoring case. */
            description: string;
            /** @description Keeps experiments whose name contains this text, ignoring case. */
            name: string;
            /** @description Keeps experiments that have all of these labels. */
            labels: string[];
            /** @description Keeps only archived (true) or only other (false) experiments; null keeps both. */
            archived: boolean | null;
            /** @description Keeps experiments in these stored states: `STATE_ACTIVE` covers queued, pulling, starting and running. */
            states: components["schemas"]["ExperimentState"][];
            /** @description Keeps experiments owned by one of these user ids. */
            userIds: number[];
            /**
             * Format: int32
             * @description Keeps experiments of this project; 0 keeps all.
             */
            projectId: number;
            /** @description Experiments left out although they match. */
            excludedExperimentIds: number[];
        };
        /** @description Request message of `cancelExperiment`. */
        CancelExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            id: number;
        };
        /** @description Answer of `cancelExperiment`. */
        CancelExperimentResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `cancelExperiments`. */
        CancelExperimentsRequest: {
            /** @description Ids of the experiments to cancel; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
            experimentIds: number[];
            /** @description Selects the experiments to cancel by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects all experiments that are not in a terminal state. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `cancelExperiments`. */
        CancelExperimentsResponse: {
            results: components["schemas"]["ExperimentActionResult"][];
        };
        /** @description Saved state of a trial or another task. */
        Checkpoint: {
            /** @description Task that stored it. */
            taskId: string;
            /** @description Allocation that stored it; left out when unknown. */
            allocationId?: string;
            /** @description UUID of the checkpoint, the name of its folder in the storage. */
            uuid: string;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            reportTime: string | null;
            /** @description Bytes by path of each file; kept as it was once the checkpoint is deleted. */
            resources: {
                [key: string]: components["schemas"]["Int64"];
            };
            /** @description Free object; `steps_completed` holds the batches trained. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description Whether its files are there. */
            state: components["schemas"]["CheckpointState"];
            /** @description Trial, configuration and metrics behind it; its members are null for other tasks. */
            training: components["schemas"]["CheckpointTrainingMetadata"];
        };
        /**
         * @description How far a checkpoint got, and whether its files still exist.
         * @enum {string}
         */
        CheckpointState: "STATE_UNSPECIFIED" | "STATE_ACTIVE" | "STATE_COMPLETED" | "STATE_ERROR" | "STATE_DELETED" | "STATE_PARTIALLY_DELETED";
        /** @description The training a checkpoint comes from. */
        CheckpointTrainingMetadata: {
            /**
             * Format: int32
             * @description Trial that wrote the checkpoint, or null.
             */
            trialId: number | null;
            /**
             * Format: int32
             * @description Experiment of the trial, or null.
             */
            experimentId: number | null;
            /** @description Full configuration of the experiment. */
            experimentConfig: {
                [key: string]: unknown;
            } | null;
            /** @description Hyperparameters of the trial. */
            hparams: {
                [key: string]: unknown;
            } | null;
            /** @description Training metrics at the time of the checkpoint. */
            trainingMetrics: components["schemas"]["Metrics"] | null;
            /** @description Validation metrics at the time of the checkpoint. */
            validationMetrics: components["schemas"]["Metrics"] | null;
            /** @description The metric the search is about; null when not validated. */
            searcherMetric: components["schemas"]["Double"] | null;
        };
        /** @description A checkpoint as a step of a trial. */
        CheckpointWorkload: {
            uuid: string;
            /**
             * Format: date-time
             * @description When the checkpoint was finished (UTC).
             */
            endTime: string | null;
            state: components["schemas"]["CheckpointState"];
            /** @description Size in bytes of each file, by path. */
            resources: {
                [key: string]: components["schemas"]["Int64"];
            };
            /**
             * Format: int32
             * @description Batches trained when it was written.
             */
            totalBatches: number;
            /** @description Free data of the writer; null where a trial shows its best checkpoint. */
            metadata: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Request message of `checkpointsRemoveFiles`. */
        CheckpointsRemoveFilesRequest: {
            /** @description UUIDs of the checkpoints whose files are removed. One that is missing is a 404 and one that is registered as a model version a 400; then nothing is removed. */
            checkpointUuids: string[];
            /** @description Glob patterns of the files to remove, relative to the checkpoint; `**\/*` removes all. An empty pattern or one with `..` is a 400. The work goes on after the answer and cannot be undone. */
            checkpointGlobs: string[];
        };
        /** @description Answer of `checkpointsRemoveFiles`. */
        CheckpointsRemoveFilesResponse: {
            [key: string]: unknown;
        };
        /** @description Asks the experiment to end a trial. */
        CloseTrialOperation: {
            /** @description UUID the searcher gave to the trial when it asked for it. */
            requestId: string;
        };
        /**
         * @description The kind of value a column holds.
         * @enum {string}
         */
        ColumnType: "COLUMN_TYPE_UNSPECIFIED" | "COLUMN_TYPE_TEXT" | "COLUMN_TYPE_NUMBER" | "COLUMN_TYPE_DATE";
        /** @description A command run in a container of its own. */
        Command: {
            id: string;
            /** @description Name shown; generated when not given. */
            description: string;
            /** @description What the task is doing. */
            state: components["schemas"]["TaskState"];
            /**
             * Format: date-time
             * @description When it was launched.
             */
            startTime: string | null;
            /** @description Its container; null until it has one, kept after the end. */
            container: components["schemas"]["Container"] | null;
            /** @description Name of the owner as shown; empty when unset. */
            displayName: string;
            /**
             * Format: int32
             * @description Id of the owner.
             */
            userId: number;
            /** @description Username of the owner. */
            username: string;
            /** @description Pool it runs in. */
            resourcePool: string;
            /** @description Empty while alive; afterwards how it ended. */
            exitStatus: string;
            /** @description UUID of its entry in the job queue. */
            jobId: string;
            /**
             * Format: int32
             * @description Workspace it belongs to.
             */
            workspaceId: number;
        };
        /** @description A trial and its sampled metrics. */
        ComparableTrial: {
            /** @description Only id, experiment, stored state, times, hyperparameters and runner state are filled. */
            trial: components["schemas"]["Trial"];
            /** @description One entry per metric group that has data, ordered by group. */
            metrics: components["schemas"]["DownsampledMetrics"][];
        };
        /** @description Request message of `compareTrials`. */
        CompareTrialsRequest: {
            /** @description Trials to read; repeat the key. None gives an empty list. */
            trialIds: number[];
            /**
             * Format: int32
             * @description Most points per trial and group; 0 means 200.
             */
            maxDatapoints: number;
            /** @description Names of metrics; repeat the key. Without a group, training and validation are both searched. */
            metricNames: string[];
            /**
             * Format: int32
             * @description First batch to look at; default 0.
             */
            startBatches: number;
            /**
             * Format: int32
             * @description Last batch to look at; 0, the default, means no end.
             */
            endBatches: number;
            /**
             * @deprecated
             * @description Training or validation metrics; deprecated, use `group`.
             */
            metricType: components["schemas"]["MetricType"];
            /** @description Metric group, such as `training` or `validation`. */
            group: string;
            /** @description Metrics as `<group>.<name>`; repeat the key. */
            metricIds: string[];
            /** @description Range by `batches`, `time` or `epoch` that replaces `startBatches` and `endBatches`. Absent or null: those two decide. */
            timeSeriesFilter: components["schemas"]["PolymorphicFilter"] | null;
        };
        /** @description Answer of `compareTrials`. */
        CompareTrialsResponse: {
            trials: components["schemas"]["ComparableTrial"][];
        };
        /** @description Request message of `completeTrialSearcherValidation`. */
        CompleteTrialSearcherValidationRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
            /** @description The searcher operation that the trial has finished, with the value of the searcher metric. It must be the operation that the master handed out last. */
            completedOperation: components["schemas"]["CompleteValidateAfterOperation"] | null;
        };
        /** @description Answer of `completeTrialSearcherValidation`. */
        CompleteTrialSearcherValidationResponse: {
            [key: string]: unknown;
        };
        /** @description Says that the trial has trained and validated as asked. */
        CompleteValidateAfterOperation: {
            /** @description The operation that is done. */
            op: components["schemas"]["ValidateAfterOperation"] | null;
            /** @description Value of the searcher metric; a number, or any value for a custom searcher. */
            searcherMetric: unknown;
        };
        /** @description The part of the master configuration that can be changed while it runs. */
        Config: {
            /** @description Log settings. */
            log: components["schemas"]["LogConfig"] | null;
        };
        /** @description A container started on an agent. */
        Container: {
            /** @description Component of the master that started it; may be empty. */
            parent: string;
            /** @description Id of the container. */
            id: string;
            state: components["schemas"]["ContainerState"];
            /** @description Devices the container was given. */
            devices: components["schemas"]["Device"][];
        };
        /**
         * @description How far a container got on its agent.
         * @enum {string}
         */
        ContainerState: "STATE_UNSPECIFIED" | "STATE_ASSIGNED" | "STATE_PULLING" | "STATE_STARTING" | "STATE_RUNNING" | "STATE_TERMINATED";
        /** @description Request message of `createExperiment`. */
        CreateExperimentRequest: {
            /** @description Files and directories of the code, each with its content in base64. Ignored when `parentId` is set, because the code of the parent is used; an empty list is accepted and gives an experiment without code. */
            modelDefinition: components["schemas"]["File"][];
            /** @description Experiment configuration as text in YAML or JSON, not as an object. `entrypoint` and `searcher` are needed unless the template holds them; a bad configuration is a 500 whose text names the fault. */
            config: string;
            /** @description Checks the configuration and creates nothing when true; the answer then holds an all-default experiment and a null `config`. Absent is false: the experiment is created. */
            validateOnly: boolean;
            /**
             * Format: int32
             * @description Id of the experiment to fork: its code is used and `forkedFrom` is set. 0 or absent: no parent, so `modelDefinition` is the code; a missing parent is a 404.
             */
            parentId: number;
            /** @description Starts the experiment at once when true. Absent or false creates a paused experiment, which runs nothing until `activateExperiment` is called, so a wait for its end never returns. */
            activate: boolean;
            /**
             * Format: int32
             * @description Id of the project to create the experiment in. 0, 1 or absent takes the workspace and project that the configuration names, else Uncategorized; a missing project is a 404.
             */
            projectId: number;
            /** @description Name of the template that `config` is merged over. Absent: no template; an unknown name is a 400. */
            template?: string;
            /** @description Address of the git remote that the code came from, kept for information only. Absent: not recorded. */
            gitRemote?: string;
            /** @description Full git commit hash of the code, kept for information only. Absent: not recorded. */
            gitCommit?: string;
            /** @description Author of that commit, as `Name <address>`. Absent: not recorded. */
            gitCommitter?: string;
            /**
             * Format: date-time
             * @description Time of that commit, RFC 3339 with a time zone. Absent or null: not recorded.
             */
            gitCommitDate: string | null;
            /** @description Creates an experiment that the cluster does not run and to which metrics are reported from outside when true. Absent or false: the cluster schedules it. A 0.23 master shows an unmanaged one as completed. */
            unmanaged?: boolean;
        };
        /** @description Answer of `createExperiment`. */
        CreateExperimentResponse: {
            experiment: components["schemas"]["Experiment"];
            config: {
                [key: string]: unknown;
            } | null;
            warnings: components["schemas"]["LaunchWarning"][];
        };
        /** @description Request message of `createGroup`. */
        CreateGroupRequest: {
            /** @description Name of the new group, unique in the cluster. A taken name is a 409 and one that ends like a personal group a 400. */
            name: string;
            /** @description Ids of the users that become members. Empty creates a group without members; an unknown id is a 404 and creates nothing. */
            addUsers: number[];
        };
        /** @description Answer of `createGroup`. */
        CreateGroupResponse: {
            group: components["schemas"]["GroupDetails"];
        };
        /** @description Asks the experiment for a new trial. */
        CreateTrialOperation: {
            /** @description UUID chosen by the searcher for the new trial. */
            requestId: string;
            /** @description Hyperparameters as JSON text. */
            hyperparams: string;
        };
        /** @description Request message of `createTrial`. */
        CreateTrialRequest: {
            /**
             * Format: int32
             * @description Id of an unmanaged experiment. Trials of a managed one are created by its searcher, so that is refused with a 500.
             */
            experimentId: number;
            /** @description Hyperparameter values of the trial, by name. Absent or null: the trial has none. */
            hparams: {
                [key: string]: unknown;
            } | null;
            /** @description Must be true: only trials that the cluster does not run are created here. Absent or false is refused with a 500. */
            unmanaged: boolean;
        };
        /** @description Answer of `createTrial`. */
        CreateTrialResponse: {
            trial: components["schemas"]["Trial"];
        };
        /** @description Request message of `currentUser`. */
        CurrentUserRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `currentUser`. */
        CurrentUserResponse: {
            user: components["schemas"]["User"];
        };
        /** @description Metrics at one batch. */
        DataPoint: {
            /**
             * Format: int32
             * @description Batches trained up to here.
             */
            batches: number;
            /** @description Value by metric name; null where a metric was not reported. */
            values: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            time: string | null;
            /**
             * Format: int32
             * @description Epoch as reported; 0 when it was not.
             */
            epoch?: number;
        };
        /** @description Request message of `deleteCheckpoints`. */
        DeleteCheckpointsRequest: {
            /** @description UUIDs of the checkpoints to delete with all their files. One that is missing is a 404 and one that is registered as a model version a 400; then nothing is deleted. The work goes on after the answer and cannot be undone. */
            checkpointUuids: string[];
        };
        /** @description Answer of `deleteCheckpoints`. */
        DeleteCheckpointsResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `deleteExperiment`. */
        DeleteExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
        };
        /** @description Answer of `deleteExperiment`. */
        DeleteExperimentResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `deleteExperiments`. */
        DeleteExperimentsRequest: {
            /** @description Ids of the experiments to delete with their trials, metrics, logs and checkpoints; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
            experimentIds: number[];
            /** @description Selects the experiments to delete by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. A 0.23 master answers 500 to any filter here: send ids. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `deleteExperiments`. */
        DeleteExperimentsResponse: {
            results: components["schemas"]["ExperimentActionResult"][];
        };
        /** @description Request message of `deleteGroup`. */
        DeleteGroupRequest: {
            /**
             * Format: int32
             * @description Id of the group to delete.
             */
            groupId: number;
        };
        /** @description Answer of `deleteGroup`. */
        DeleteGroupResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `deleteModel`. */
        DeleteModelRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
        };
        /** @description Answer of `deleteModel`. */
        DeleteModelResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `deleteModelVersion`. */
        DeleteModelVersionRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
            /**
             * Format: int32
             * @description Number of the version, counted from 1.
             */
            modelVersionNum: number;
        };
        /** @description Answer of `deleteModelVersion`. */
        DeleteModelVersionResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `deleteProject`. */
        DeleteProjectRequest: {
            /**
             * Format: int32
             * @description Id of the project.
             */
            id: number;
        };
        /** @description Answer of `deleteProject`. */
        DeleteProjectResponse: {
            completed: boolean;
        };
        /** @description Request message of `deleteTemplate`. */
        DeleteTemplateRequest: {
            /** @description Name of the template. */
            templateName: string;
        };
        /** @description Answer of `deleteTemplate`. */
        DeleteTemplateResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `deleteWebhook`. */
        DeleteWebhookRequest: {
            /**
             * Format: int32
             * @description Id of the webhook.
             */
            id: number;
        };
        /** @description Answer of `deleteWebhook`. */
        DeleteWebhookResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `deleteWorkspace`. */
        DeleteWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            id: number;
        };
        /** @description Answer of `deleteWorkspace`. */
        DeleteWorkspaceResponse: {
            completed: boolean;
        };
        /** @description A piece of hardware behind a slot. */
        Device: {
            /**
             * Format: int32
             * @description Number of the device on its agent.
             */
            id: number;
            /** @description Name of the model. */
            brand: string;
            /** @description Identifier given by the hardware. */
            uuid: string;
            /** @description Kind of device. */
            type: components["schemas"]["DeviceType"];
        };
        /**
         * @description The kind of hardware behind a slot.
         * @enum {string}
         */
        DeviceType: "TYPE_UNSPECIFIED" | "TYPE_CPU" | "TYPE_CUDA" | "TYPE_ROCM";
        /** @description Request message of `disableAgent`. */
        DisableAgentRequest: {
            /** @description Id of the agent, usually its host name. */
            agentId: string;
            /** @description Lets running work finish and only stops new work when true. Absent or false: what runs on the agent is moved away at once. */
            drain: boolean;
        };
        /** @description Answer of `disableAgent`. */
        DisableAgentResponse: {
            agent: components["schemas"]["Agent"];
        };
        /** @description Request message of `disableSlot`. */
        DisableSlotRequest: {
            /** @description Id of the agent, usually its host name. */
            agentId: string;
            /** @description Number of the slot on its agent, as text. */
            slotId: string;
            /** @description Lets the running work of the slot finish when true. Absent or false: it is moved to another slot at once. */
            drain: boolean;
        };
        /** @description Answer of `disableSlot`. */
        DisableSlotResponse: {
            slot: components["schemas"]["Slot"];
        };
        /** @description A 64-bit float: a number, or one of three texts for the values JSON cannot write. */
        Double: number;
        /** @description A range of numbers. */
        DoubleFieldFilter: {
            /** @description Below. */
            lt?: components["schemas"]["Double"];
            /** @description Up to and including. */
            lte?: components["schemas"]["Double"];
            /** @description Above. */
            gt?: components["schemas"]["Double"];
            /** @description From, this value included. */
            gte?: components["schemas"]["Double"];
        };
        /** @description Sampled metrics of one group. */
        DownsampledMetrics: {
            /** @description Points in order of batches, or of the column filtered by. */
            data: components["schemas"]["DataPoint"][];
            /**
             * @deprecated
             * @description Unspecified for custom groups; use `group`.
             */
            type: components["schemas"]["MetricType"];
            /** @description Metric group, such as `training`. */
            group: string;
        };
        /** @description Request message of `enableAgent`. */
        EnableAgentRequest: {
            /** @description Id of the agent, usually its host name. */
            agentId: string;
        };
        /** @description Answer of `enableAgent`. */
        EnableAgentResponse: {
            agent: components["schemas"]["Agent"];
        };
        /** @description Request message of `enableSlot`. */
        EnableSlotRequest: {
            /** @description Id of the agent, usually its host name. */
            agentId: string;
            /** @description Number of the slot on its agent, as text. */
            slotId: string;
        };
        /** @description Answer of `enableSlot`. */
        EnableSlotResponse: {
            slot: components["schemas"]["Slot"];
        };
        /**
         * @description The kind of entity that an activity is about.
         * @enum {string}
         */
        EntityType: "ENTITY_TYPE_UNSPECIFIED" | "ENTITY_TYPE_PROJECT";
        /** @description Request message of `expMetricNames`. */
        ExpMetricNamesRequest: {
            /** @description Experiments to look at; repeat the key. At least one is needed. */
            ids: number[];
            /**
             * Format: int32
             * @description Seconds between messages; 0, the default, means 30.
             */
            periodSeconds: number;
        };
        /** @description Answer of `expMetricNames`. */
        ExpMetricNamesResponse: {
            searcherMetrics: string[];
            /** @deprecated */
            trainingMetrics: string[];
            /** @deprecated */
            validationMetrics: string[];
            metricNames: components["schemas"]["MetricIdentifier"][];
        };
        /** @description One training job with its state, owner, place and resolved configuration. */
        Experiment: {
            /** Format: int32 */
            id: number;
            description: string;
            /** @description Labels in no particular order. */
            labels: string[];
            /**
             * Format: date-time
             * @description When the experiment was created.
             */
            startTime: string | null;
            /**
             * Format: date-time
             * @description When it reached a terminal state; null before.
             */
            endTime: string | null;
            /** @description What the experiment does now; while active, what its busiest allocation does. */
            state: components["schemas"]["ExperimentState"];
            /** @description Own archive flag; see `parentArchived` for project and workspace. */
            archived: boolean;
            /**
             * Format: int32
             * @description Trials created so far; above 0 even while paused.
             */
            numTrials: number;
            /** @description Sorted trial ids; empty in list and search rows. */
            trialIds: number[];
            /** @description Name of the owner as shown; empty outside list and search rows. */
            displayName: string;
            /**
             * Format: int32
             * @description Id of the owner.
             */
            userId: number;
            /** @description Username of the owner. */
            username: string;
            /** @description Pool the trials run in, after defaults are applied. */
            resourcePool: string;
            /** @description Name of the searcher, such as `adaptive_asha`. */
            searcherType: string;
            name: string;
            /** @description Free Markdown text; list and search rows hold the word `omitted` when there is some. */
            notes: string;
            /** @description UUID of its entry in the job queue. */
            jobId: string;
            /**
             * Format: int32
             * @description Experiment it was forked from, or null.
             */
            forkedFrom: number | null;
            /** @description Share done, 0 to 1; 1 once completed, null when unknown. */
            progress: components["schemas"]["Double"] | null;
            /** Format: int32 */
            projectId: number;
            projectName: string;
            /** Format: int32 */
            workspaceId: number;
            workspaceName: string;
            /** @description True when the project or its workspace is archived. */
            parentArchived: boolean;
            /** @description Configuration with all defaults filled in, keys in snake_case. */
            config: {
                [key: string]: unknown;
            } | null;
            /** @description Configuration text as submitted; empty in list and search rows. */
            originalConfig: string;
            /**
             * Format: int32
             * @description User who owns the project.
             */
            projectOwnerId: number;
            /** @description Bytes of all its checkpoints. */
            checkpointSize: components["schemas"]["Int64"];
            /**
             * Format: int32
             * @description Number of its checkpoints.
             */
            checkpointCount: number;
            /** @description Searcher metric of the best trial; only in lists asked with `showTrialData`. */
            bestTrialSearcherMetric?: components["schemas"]["Double"];
            /**
             * Format: int32
             * @description Best trial by searcher metric; only in search rows.
             */
            bestTrialId?: number;
            /** @description Meant for experiments run outside the scheduler; always sent as false. */
            unmanaged: boolean;
            /**
             * Format: int32
             * @description Seconds from start to end, or until now; only in list and search rows.
             */
            duration?: number;
        };
        /** @description What a bulk call did to one experiment. */
        ExperimentActionResult: {
            /** @description Empty when done, else the error text with its code in words. */
            error: string;
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            id: number;
        };
        /** @description Tells a custom searcher that the experiment is not active. */
        ExperimentInactive: {
            /** @description State the experiment is in. */
            experimentState: components["schemas"]["ExperimentState"];
        };
        /** @description Which trials a search would create. */
        ExperimentSimulation: {
            /** @description Always null. */
            config: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: uint32
             * @description Seed the simulation ran with.
             */
            seed: number;
            /** @description Trials grouped by equal sequences of steps. */
            trials: components["schemas"]["TrialSimulation"][];
        };
        /**
         * @description What an experiment is doing: STATE_ACTIVE stands for all active ones in filters and is sent as queued, pulling, starting or running instead, and STATE_DELETED is never sent.
         * @enum {string}
         */
        ExperimentState: "STATE_UNSPECIFIED" | "STATE_ACTIVE" | "STATE_PAUSED" | "STATE_STOPPING_COMPLETED" | "STATE_STOPPING_CANCELED" | "STATE_STOPPING_ERROR" | "STATE_COMPLETED" | "STATE_CANCELED" | "STATE_ERROR" | "STATE_DELETED" | "STATE_DELETING" | "STATE_DELETE_FAILED" | "STATE_STOPPING_KILLED" | "STATE_QUEUED" | "STATE_PULLING" | "STATE_STARTING" | "STATE_RUNNING";
        /**
         * @description What made the resources of a task fail: its process, the agent, a stop or an error of the task itself.
         * @enum {string}
         */
        FailureType: "FAILURE_TYPE_UNSPECIFIED" | "FAILURE_TYPE_RESOURCES_FAILED" | "FAILURE_TYPE_RESOURCES_ABORTED" | "FAILURE_TYPE_RESOURCES_MISSING" | "FAILURE_TYPE_TASK_ABORTED" | "FAILURE_TYPE_TASK_ERROR" | "FAILURE_TYPE_AGENT_FAILED" | "FAILURE_TYPE_AGENT_ERROR" | "FAILURE_TYPE_RESTORE_ERROR" | "FAILURE_TYPE_UNKNOWN_ERROR";
        /** @description A file or folder of code sent along with a new experiment or task. */
        File: {
            /** @description Path inside the code folder, with forward slashes. */
            path: string;
            /**
             * Format: int32
             * @description Tar type as a number: 48 for a file, 53 for a folder.
             */
            type: number;
            /**
             * Format: byte
             * @description Bytes of the file in base64; empty for a folder.
             */
            content: string;
            /** @description Time of last change, in seconds since 1970. */
            mtime: components["schemas"]["Int64"];
            /**
             * Format: int32
             * @description Unix permission bits as a decimal number; 420 is 0644.
             */
            mode: number;
            /**
             * Format: int32
             * @description Owner on disk.
             */
            uid: number;
            /**
             * Format: int32
             * @description Group on disk.
             */
            gid: number;
        };
        /** @description A file or folder in the tree of model code. */
        FileNode: {
            /** @description Path from the root of the code. */
            path: string;
            name: string;
            /** Format: date-time */
            modifiedTime: string | null;
            /**
             * Format: int32
             * @description Bytes; 0 for a folder.
             */
            contentLength: number;
            isDir: boolean;
            /** @description Type guessed from the content. */
            contentType: string;
            /** @description What the folder holds; empty for a file. */
            files: components["schemas"]["FileNode"][];
        };
        /**
         * @description How a scheduler picks among agents that have room.
         * @enum {string}
         */
        FittingPolicy: "FITTING_POLICY_UNSPECIFIED" | "FITTING_POLICY_BEST" | "FITTING_POLICY_WORST" | "FITTING_POLICY_KUBERNETES" | "FITTING_POLICY_SLURM" | "FITTING_POLICY_PBS";
        /** @description A 32-bit float: a number, or one of three texts for the values JSON cannot write. */
        Float: number;
        /** @description Request message of `getActiveTasksCount`. */
        GetActiveTasksCountRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getActiveTasksCount`. */
        GetActiveTasksCountResponse: {
            /** Format: int32 */
            commands: number;
            /** Format: int32 */
            notebooks: number;
            /** Format: int32 */
            shells: number;
            /** Format: int32 */
            tensorboards: number;
        };
        /** @description Request message of `getAgent`. */
        GetAgentRequest: {
            /** @description Id of the agent, usually its host name. */
            agentId: string;
        };
        /** @description Answer of `getAgent`. */
        GetAgentResponse: {
            agent: components["schemas"]["Agent"];
        };
        /** @description Request message of `getAgents`. */
        GetAgentsRequest: {
            /** @description Key to sort by; by id when unspecified. */
            sortBy: components["schemas"]["GetAgentsRequestSortBy"];
            /** @description Sort direction; ascending when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent returns all. Must not be negative.
             */
            limit: number;
            /** @description Accepted for compatibility and ignored. */
            label: string;
        };
        /**
         * @description The keys that the list of agents can be sorted by.
         * @enum {string}
         */
        GetAgentsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_TIME";
        /** @description Answer of `getAgents`. */
        GetAgentsResponse: {
            agents: components["schemas"]["Agent"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getBestSearcherValidationMetric`. */
        GetBestSearcherValidationMetricRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
        };
        /** @description Answer of `getBestSearcherValidationMetric`. */
        GetBestSearcherValidationMetricResponse: {
            metric: components["schemas"]["Float"];
        };
        /** @description Request message of `getCheckpoint`. */
        GetCheckpointRequest: {
            /** @description UUID of the checkpoint. */
            checkpointUuid: string;
        };
        /** @description Answer of `getCheckpoint`. */
        GetCheckpointResponse: {
            checkpoint: components["schemas"]["Checkpoint"];
        };
        /** @description Request message of `getCommand`. */
        GetCommandRequest: {
            /** @description UUID of the command. */
            commandId: string;
        };
        /** @description Answer of `getCommand`. */
        GetCommandResponse: {
            command: components["schemas"]["Command"];
            config: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Request message of `getCommands`. */
        GetCommandsRequest: {
            /** @description Column to sort by; unspecified means id. */
            sortBy: components["schemas"]["GetCommandsRequestSortBy"];
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means all. Negative values fail with 500.
             */
            limit: number;
            /** @description Usernames of owners; repeat the key. */
            users: string[];
            /** @description Ids of owners; repeat the key. */
            userIds: number[];
            /**
             * Format: int32
             * @description Workspace to list; 0, the default, means all.
             */
            workspaceId: number;
        };
        /**
         * @description Column by which commands are sorted; unspecified means id, and workspace fails with two or more rows.
         * @enum {string}
         */
        GetCommandsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_WORKSPACE_ID";
        /** @description Answer of `getCommands`. */
        GetCommandsResponse: {
            commands: components["schemas"]["Command"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getCurrentTrialSearcherOperation`. */
        GetCurrentTrialSearcherOperationRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
        };
        /** @description Answer of `getCurrentTrialSearcherOperation`. */
        GetCurrentTrialSearcherOperationResponse: {
            op: components["schemas"]["TrialOperation"] | null;
            completed: boolean;
        };
        /** @description Request message of `getExperimentCheckpoints`. */
        GetExperimentCheckpointsRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            id: number;
            /** @description Column to sort by; unspecified means trial id. */
            sortBy: components["schemas"]["GetExperimentCheckpointsRequestSortBy"];
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means all. Negative values fail with 500.
             */
            limit: number;
            /** @description Keep checkpoints in these states; repeat the key. */
            states: components["schemas"]["CheckpointState"][];
        };
        /**
         * @description Column by which checkpoints of an experiment are sorted; unspecified means trial id.
         * @enum {string}
         */
        GetExperimentCheckpointsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_UUID" | "SORT_BY_TRIAL_ID" | "SORT_BY_BATCH_NUMBER" | "SORT_BY_END_TIME" | "SORT_BY_STATE" | "SORT_BY_SEARCHER_METRIC";
        /** @description Answer of `getExperimentCheckpoints`. */
        GetExperimentCheckpointsResponse: {
            checkpoints: components["schemas"]["Checkpoint"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getExperimentLabels`. */
        GetExperimentLabelsRequest: {
            /**
             * Format: int32
             * @description Project to look at; 0 or unset means all.
             */
            projectId: number;
        };
        /** @description Answer of `getExperimentLabels`. */
        GetExperimentLabelsResponse: {
            labels: string[];
        };
        /** @description Request message of `getExperiment`. */
        GetExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
        };
        /** @description Answer of `getExperiment`. */
        GetExperimentResponse: {
            experiment: components["schemas"]["Experiment"];
            jobSummary: components["schemas"]["JobSummary"] | null;
        };
        /** @description Request message of `getExperimentTrials`. */
        GetExperimentTrialsRequest: {
            /** @description Column to sort by; unspecified means id. */
            sortBy: components["schemas"]["GetExperimentTrialsRequestSortBy"];
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block.
             */
            limit: number;
            /** @description Keep these stored states; repeat the key. STATE_ACTIVE finds queued, pulling, starting and running ones, while those four names themselves answer 500. */
            states: components["schemas"]["ExperimentState"][];
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
        };
        /**
         * @description Column by which trials of an experiment are sorted; unspecified means id.
         * @enum {string}
         */
        GetExperimentTrialsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_START_TIME" | "SORT_BY_END_TIME" | "SORT_BY_STATE" | "SORT_BY_BEST_VALIDATION_METRIC" | "SORT_BY_LATEST_VALIDATION_METRIC" | "SORT_BY_BATCHES_PROCESSED" | "SORT_BY_DURATION" | "SORT_BY_RESTARTS" | "SORT_BY_CHECKPOINT_SIZE";
        /** @description Answer of `getExperimentTrials`. */
        GetExperimentTrialsResponse: {
            trials: components["schemas"]["Trial"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getExperimentValidationHistory`. */
        GetExperimentValidationHistoryRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
        };
        /** @description Answer of `getExperimentValidationHistory`. */
        GetExperimentValidationHistoryResponse: {
            validationHistory: components["schemas"]["ValidationHistoryEntry"][];
        };
        /** @description Request message of `getExperiments`. */
        GetExperimentsRequest: {
            /** @description Column to sort by; unspecified means id. */
            sortBy: components["schemas"]["GetExperimentsRequestSortBy"];
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block.
             */
            limit: number;
            /** @description Part of the description, in any case. */
            description: string;
            /** @description Part of the name, in any case. */
            name: string;
            /** @description Labels that must all be present; repeat the key. */
            labels: string[];
            /** @description True keeps archived experiments, false the others. Absent keeps both. */
            archived: boolean | null;
            /** @description Keep these stored states; repeat the key. STATE_ACTIVE finds queued, pulling, starting and running ones, while those four names themselves answer 500. */
            states: components["schemas"]["ExperimentState"][];
            /** @description Usernames of owners; repeat the key. */
            users: string[];
            /** @description Ids of owners; repeat the key. */
            userIds: number[];
            /**
             * Format: int32
             * @description Project to list; 0 or unset means all.
             */
            projectId: number;
            /** @description Range or list of experiment ids, as `experimentIdFilter.lt`, `.lte`, `.gt`, `.gte`, `.incl` and `.notIn` in the query. Absent: every id. */
            experimentIdFilter: components["schemas"]["Int32FieldFilter"] | null;
            /** @description Adds `bestTrialSearcherMetric` to each row; default false. */
            showTrialData: boolean;
        };
        /**
         * @description Column by which the list of experiments is sorted; unspecified means id.
         * @enum {string}
         */
        GetExperimentsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_END_TIME" | "SORT_BY_STATE" | "SORT_BY_NUM_TRIALS" | "SORT_BY_PROGRESS" | "SORT_BY_USER" | "SORT_BY_NAME" | "SORT_BY_FORKED_FROM" | "SORT_BY_RESOURCE_POOL" | "SORT_BY_PROJECT_ID" | "SORT_BY_CHECKPOINT_SIZE" | "SORT_BY_CHECKPOINT_COUNT" | "SORT_BY_SEARCHER_METRIC_VAL";
        /** @description Answer of `getExperiments`. */
        GetExperimentsResponse: {
            experiments: components["schemas"]["Experiment"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getGroup`. */
        GetGroupRequest: {
            /**
             * Format: int32
             * @description Id of the group.
             */
            groupId: number;
        };
        /** @description Answer of `getGroup`. */
        GetGroupResponse: {
            group: components["schemas"]["GroupDetails"];
        };
        /** @description Request message of `getGroupsAndUsersAssignedToWorkspace`. */
        GetGroupsAndUsersAssignedToWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            workspaceId: number;
            /** @description Keeps groups and users whose name contains this text, case-sensitive. Roles that remain show their assignments in full. */
            name: string;
        };
        /** @description Answer of `getGroupsAndUsersAssignedToWorkspace`. */
        GetGroupsAndUsersAssignedToWorkspaceResponse: {
            groups: components["schemas"]["GroupDetails"][];
            usersAssignedDirectly: components["schemas"]["User"][];
            assignments: components["schemas"]["RoleWithAssignments"][];
        };
        /** @description Request message of `getGroups`. */
        GetGroupsRequest: {
            /**
             * Format: int32
             * @description Keeps the groups that this user is a member of. 0 or absent: groups of everybody.
             */
            userId: number;
            /** @description Keeps the group with exactly this name. Empty: every name. */
            name: string;
            /**
             * Format: int32
             * @description Number of groups to leave out at the start. Absent is 0; past the end the list is empty.
             */
            offset: number;
            /**
             * Format: int32
             * @description Largest number of groups in the answer, 1 to 500. Absent, 0 or more than 500 is a 400.
             */
            limit: number;
        };
        /** @description Answer of `getGroups`. */
        GetGroupsResponse: {
            groups: components["schemas"]["GroupSearchResult"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getJobQueueStats`. */
        GetJobQueueStatsRequest: {
            /** @description Names of the pools; empty means all. */
            resourcePools: string[];
        };
        /** @description Answer of `getJobQueueStats`. */
        GetJobQueueStatsResponse: {
            results: components["schemas"]["RPQueueStat"][];
        };
        /** @description Request message of `getJobs`. */
        GetJobsRequest: {
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent means 100. Must not be negative.
             */
            limit: number;
            /** @description Name of the pool whose queue is asked for; empty means the default compute pool. */
            resourcePool: string;
            /** @description Direction of the queue order; ascending, next job first, when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /** @description Keeps jobs in these states; empty keeps all. */
            states: components["schemas"]["JobState"][];
        };
        /** @description Answer of `getJobs`. */
        GetJobsResponse: {
            pagination: components["schemas"]["Pagination"];
            jobs: components["schemas"]["Job"][];
        };
        /** @description Request message of `getJobsV2`. */
        GetJobsV2Request: {
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent means 100. Must not be negative.
             */
            limit: number;
            /** @description Name of the pool whose queue is asked for; empty means the default compute pool. */
            resourcePool: string;
            /** @description Direction of the queue order; ascending, next job first, when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /** @description Keeps jobs in these states; empty keeps all. */
            states: components["schemas"]["JobState"][];
        };
        /** @description Answer of `getJobsV2`. */
        GetJobsV2Response: {
            pagination: components["schemas"]["Pagination"];
            jobs: components["schemas"]["RBACJob"][];
        };
        /** @description Request message of `getMasterConfig`. */
        GetMasterConfigRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getMasterConfig`. */
        GetMasterConfigResponse: {
            config: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Request message of `getMaster`. */
        GetMasterRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getMaster`. */
        GetMasterResponse: {
            version: string;
            masterId: string;
            clusterId: string;
            clusterName: string;
            telemetryEnabled: boolean;
            ssoProviders: components["schemas"]["SSOProvider"][];
            externalLoginUri: string;
            externalLogoutUri: string;
            branding: string;
            rbacEnabled: boolean;
            product: components["schemas"]["GetMasterResponseProduct"];
            featureSwitches: string[];
            userManagementEnabled: boolean;
            strictJobQueueControl: boolean;
        };
        /**
         * @description The product variant the master runs as; the community one uses external sessions.
         * @enum {string}
         */
        GetMasterResponseProduct: "PRODUCT_UNSPECIFIED" | "PRODUCT_COMMUNITY";
        /** @description Request message of `getMe`. */
        GetMeRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getMe`. */
        GetMeResponse: {
            user: components["schemas"]["User"];
        };
        /** @description Request message of `getMetrics`. */
        GetMetricsRequest: {
            /** @description Trials to read; repeat the key. At least one is needed. */
            trialIds: number[];
            /** @description Metric group to read, such as `training`, `validation` or `inference`. */
            group: string;
        };
        /** @description Answer of `getMetrics`. */
        GetMetricsResponse: {
            metrics: components["schemas"]["MetricsReport"][];
        };
        /** @description Request message of `getModelDefFile`. */
        GetModelDefFileRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
            /** @description Path of the file in the code of the experiment, as the file tree gives it. An unknown path or a directory is a 500. */
            path: string;
        };
        /** @description Answer of `getModelDefFile`. */
        GetModelDefFileResponse: {
            /** Format: byte */
            file: string;
        };
        /** @description Request message of `getModelDef`. */
        GetModelDefRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
        };
        /** @description Answer of `getModelDef`. */
        GetModelDefResponse: {
            b64Tgz: string;
        };
        /** @description Request message of `getModelDefTree`. */
        GetModelDefTreeRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
        };
        /** @description Answer of `getModelDefTree`. */
        GetModelDefTreeResponse: {
            files: components["schemas"]["FileNode"][];
        };
        /** @description Request message of `getModelLabels`. */
        GetModelLabelsRequest: {
            /**
             * Format: int32
             * @description Counts only models of this workspace; 0 or absent counts all.
             */
            workspaceId?: number;
        };
        /** @description Answer of `getModelLabels`. */
        GetModelLabelsResponse: {
            labels: string[];
        };
        /** @description Request message of `getModel`. */
        GetModelRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
        };
        /** @description Answer of `getModel`. */
        GetModelResponse: {
            model: components["schemas"]["Model"];
        };
        /** @description Request message of `getModelVersion`. */
        GetModelVersionRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
            /**
             * Format: int32
             * @description Number of the version, counted from 1.
             */
            modelVersionNum: number;
        };
        /** @description Answer of `getModelVersion`. */
        GetModelVersionResponse: {
            modelVersion: components["schemas"]["ModelVersion"];
        };
        /** @description Request message of `getModelVersions`. */
        GetModelVersionsRequest: {
            /** @description Key to sort by; by version when unspecified. */
            sortBy: components["schemas"]["GetModelVersionsRequestSortBy"];
            /** @description Sort direction; ascending when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent returns all. Must not be negative.
             */
            limit: number;
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
        };
        /**
         * @description The keys that the versions of a model can be sorted by; the number 1 is not one of them.
         * @enum {string}
         */
        GetModelVersionsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_VERSION" | "SORT_BY_CREATION_TIME";
        /** @description Answer of `getModelVersions`. */
        GetModelVersionsResponse: {
            model: components["schemas"]["Model"];
            modelVersions: components["schemas"]["ModelVersion"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getModels`. */
        GetModelsRequest: {
            /** @description Key to sort by; by id when unspecified. */
            sortBy: components["schemas"]["GetModelsRequestSortBy"];
            /** @description Sort direction; ascending when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent returns all. Must not be negative.
             */
            limit: number;
            /** @description Keeps models whose name contains this text, ignoring case. */
            name: string;
            /** @description Keeps models whose description contains this text, ignoring case. */
            description: string;
            /** @description Keeps models with at least one of these labels. */
            labels: string[];
            /** @description Keeps only archived (true) or only other (false) models. */
            archived: boolean | null;
            /** @description Keeps models owned by one of these usernames. */
            users: string[];
            /** @description Keeps models of the workspaces with these names; ignored when `workspaceIds` is given. */
            workspaceNames: string[];
            /** @description Keeps models owned by one of these user ids. */
            userIds: number[];
            /**
             * Format: int32
             * @description Keeps the model with this id; 0 keeps all.
             */
            id: number;
            /** @description Keeps models of these workspaces. */
            workspaceIds: number[];
        };
        /**
         * @description The keys that the list of models can be sorted by.
         * @enum {string}
         */
        GetModelsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_NAME" | "SORT_BY_DESCRIPTION" | "SORT_BY_CREATION_TIME" | "SORT_BY_LAST_UPDATED_TIME" | "SORT_BY_NUM_VERSIONS" | "SORT_BY_WORKSPACE";
        /** @description Answer of `getModels`. */
        GetModelsResponse: {
            models: components["schemas"]["Model"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getNotebook`. */
        GetNotebookRequest: {
            /** @description UUID of the notebook. */
            notebookId: string;
        };
        /** @description Answer of `getNotebook`. */
        GetNotebookResponse: {
            notebook: components["schemas"]["Notebook"];
            config: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Request message of `getNotebooks`. */
        GetNotebooksRequest: {
            /** @description Column to sort by; unspecified means id. */
            sortBy: components["schemas"]["GetNotebooksRequestSortBy"];
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means all. Negative values fail with 500.
             */
            limit: number;
            /** @description Usernames of owners; repeat the key. */
            users: string[];
            /** @description Ids of owners; repeat the key. */
            userIds: number[];
            /**
             * Format: int32
             * @description Workspace to list; 0, the default, means all.
             */
            workspaceId: number;
        };
        /**
         * @description Column by which notebooks are sorted; unspecified means id, and workspace fails with two or more rows.
         * @enum {string}
         */
        GetNotebooksRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_WORKSPACE_ID";
        /** @description Answer of `getNotebooks`. */
        GetNotebooksResponse: {
            notebooks: components["schemas"]["Notebook"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getPermissionsSummary`. */
        GetPermissionsSummaryRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getPermissionsSummary`. */
        GetPermissionsSummaryResponse: {
            roles: components["schemas"]["Role"][];
            assignments: components["schemas"]["RoleAssignmentSummary"][];
        };
        /** @description Request message of `getProjectColumns`. */
        GetProjectColumnsRequest: {
            /**
             * Format: int32
             * @description Id of the project.
             */
            id: number;
        };
        /** @description Answer of `getProjectColumns`. */
        GetProjectColumnsResponse: {
            columns: components["schemas"]["ProjectColumn"][];
        };
        /** @description Request message of `getProjectNumericMetricsRange`. */
        GetProjectNumericMetricsRangeRequest: {
            /**
             * Format: int32
             * @description Id of the project.
             */
            id: number;
        };
        /** @description Answer of `getProjectNumericMetricsRange`. */
        GetProjectNumericMetricsRangeResponse: {
            ranges: components["schemas"]["MetricsRange"][];
        };
        /** @description Request message of `getProject`. */
        GetProjectRequest: {
            /**
             * Format: int32
             * @description Id of the project.
             */
            id: number;
        };
        /** @description Answer of `getProject`. */
        GetProjectResponse: {
            project: components["schemas"]["Project"];
        };
        /** @description Request message of `getProjectsByUserActivity`. */
        GetProjectsByUserActivityRequest: {
            /**
             * Format: int32
             * @description Most projects to return, up to 500; 0 or absent returns none.
             */
            limit: number;
        };
        /** @description Answer of `getProjectsByUserActivity`. */
        GetProjectsByUserActivityResponse: {
            projects: components["schemas"]["Project"][];
        };
        /** @description Request message of `getResourcePools`. */
        GetResourcePoolsRequest: {
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent returns all. Must not be negative.
             */
            limit: number;
        };
        /** @description Answer of `getResourcePools`. */
        GetResourcePoolsResponse: {
            resourcePools: components["schemas"]["ResourcePool"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getRolesAssignedToGroup`. */
        GetRolesAssignedToGroupRequest: {
            /**
             * Format: int32
             * @description Id of the group; 0 is refused.
             */
            groupId: number;
        };
        /** @description Answer of `getRolesAssignedToGroup`. */
        GetRolesAssignedToGroupResponse: {
            roles: components["schemas"]["Role"][];
            assignments: components["schemas"]["RoleAssignmentSummary"][];
        };
        /** @description Request message of `getRolesAssignedToUser`. */
        GetRolesAssignedToUserRequest: {
            /**
             * Format: int32
             * @description Id of the user; 0 is refused.
             */
            userId: number;
        };
        /** @description Answer of `getRolesAssignedToUser`. */
        GetRolesAssignedToUserResponse: {
            roles: components["schemas"]["RoleWithAssignments"][];
        };
        /** @description Request message of `getRolesByID`. */
        GetRolesByIDRequest: {
            /** @description Ids of the roles to read. One that is missing, or an empty list, is a 404 for the whole call. */
            roleIds: number[];
        };
        /** @description Answer of `getRolesByID`. */
        GetRolesByIDResponse: {
            roles: components["schemas"]["RoleWithAssignments"][];
        };
        /** @description Request message of `getSearcherEvents`. */
        GetSearcherEventsRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
        };
        /** @description Answer of `getSearcherEvents`. */
        GetSearcherEventsResponse: {
            searcherEvents: components["schemas"]["SearcherEvent"][];
        };
        /** @description Request message of `getShell`. */
        GetShellRequest: {
            /** @description UUID of the shell. */
            shellId: string;
        };
        /** @description Answer of `getShell`. */
        GetShellResponse: {
            shell: components["schemas"]["Shell"];
            config: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Request message of `getShells`. */
        GetShellsRequest: {
            /** @description Column to sort by; unspecified means id. */
            sortBy: components["schemas"]["GetShellsRequestSortBy"];
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means all. Negative values fail with 500.
             */
            limit: number;
            /** @description Usernames of owners; repeat the key. */
            users: string[];
            /** @description Ids of owners; repeat the key. */
            userIds: number[];
            /**
             * Format: int32
             * @description Workspace to list; 0, the default, means all.
             */
            workspaceId: number;
        };
        /**
         * @description Column by which shells are sorted; unspecified means id, and workspace fails with two or more rows.
         * @enum {string}
         */
        GetShellsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_WORKSPACE_ID";
        /** @description Answer of `getShells`. */
        GetShellsResponse: {
            shells: components["schemas"]["Shell"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getSlot`. */
        GetSlotRequest: {
            /** @description Id of the agent, usually its host name. */
            agentId: string;
            /** @description Number of the slot on its agent, as text. */
            slotId: string;
        };
        /** @description Answer of `getSlot`. */
        GetSlotResponse: {
            slot: components["schemas"]["Slot"];
        };
        /** @description Request message of `getSlots`. */
        GetSlotsRequest: {
            /** @description Id of the agent, usually its host name. */
            agentId: string;
        };
        /** @description Answer of `getSlots`. */
        GetSlotsResponse: {
            slots: components["schemas"]["Slot"][];
        };
        /** @description Request message of `getTask`. */
        GetTaskRequest: {
            /** @description Id of the task. */
            taskId: string;
        };
        /** @description Answer of `getTask`. */
        GetTaskResponse: {
            task: components["schemas"]["Task"];
        };
        /** @description Request message of `getTasks`. */
        GetTasksRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getTasks`. */
        GetTasksResponse: {
            allocationIdToSummary: {
                [key: string]: components["schemas"]["AllocationSummary"];
            };
        };
        /** @description Request message of `getTelemetry`. */
        GetTelemetryRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getTelemetry`. */
        GetTelemetryResponse: {
            enabled: boolean;
            segmentKey: string;
        };
        /** @description Request message of `getTemplate`. */
        GetTemplateRequest: {
            /** @description Name of the template. */
            templateName: string;
        };
        /** @description Answer of `getTemplate`. */
        GetTemplateResponse: {
            template: components["schemas"]["Template"];
        };
        /** @description Request message of `getTemplates`. */
        GetTemplatesRequest: {
            /** @description Key to sort by; by name when unspecified. */
            sortBy: components["schemas"]["GetTemplatesRequestSortBy"];
            /** @description Sort direction; ascending when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent returns all. Must not be negative.
             */
            limit: number;
            /** @description Keeps templates whose name contains this text, ignoring case. Empty keeps all. */
            name: string;
        };
        /**
         * @description The keys that the list of templates can be sorted by.
         * @enum {string}
         */
        GetTemplatesRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_NAME";
        /** @description Answer of `getTemplates`. */
        GetTemplatesResponse: {
            templates: components["schemas"]["Template"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getTensorboard`. */
        GetTensorboardRequest: {
            /** @description UUID of the TensorBoard. */
            tensorboardId: string;
        };
        /** @description Answer of `getTensorboard`. */
        GetTensorboardResponse: {
            tensorboard: components["schemas"]["Tensorboard"];
            config: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Request message of `getTensorboards`. */
        GetTensorboardsRequest: {
            /** @description Column to sort by; unspecified means id. */
            sortBy: components["schemas"]["GetTensorboardsRequestSortBy"];
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means all. Negative values fail with 500.
             */
            limit: number;
            /** @description Usernames of owners; repeat the key. */
            users: string[];
            /** @description Ids of owners; repeat the key. */
            userIds: number[];
            /**
             * Format: int32
             * @description Workspace to list; 0, the default, means all.
             */
            workspaceId: number;
        };
        /**
         * @description Column by which TensorBoards are sorted; unspecified means id, and workspace fails with two or more rows.
         * @enum {string}
         */
        GetTensorboardsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_WORKSPACE_ID";
        /** @description Answer of `getTensorboards`. */
        GetTensorboardsResponse: {
            tensorboards: components["schemas"]["Tensorboard"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getTrainingMetrics`. */
        GetTrainingMetricsRequest: {
            /** @description Trials to read; repeat the key. At least one is needed. */
            trialIds: number[];
        };
        /** @description Answer of `getTrainingMetrics`. */
        GetTrainingMetricsResponse: {
            metrics: components["schemas"]["MetricsReport"][];
        };
        /** @description Request message of `getTrialCheckpoints`. */
        GetTrialCheckpointsRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            id: number;
            /** @description Column to sort by; unspecified means batches. */
            sortBy: components["schemas"]["GetTrialCheckpointsRequestSortBy"];
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means all. Negative values fail with 500.
             */
            limit: number;
            /** @description Keep checkpoints in these states; repeat the key. */
            states: components["schemas"]["CheckpointState"][];
        };
        /**
         * @description Column by which checkpoints of a trial are sorted; unspecified means batches.
         * @enum {string}
         */
        GetTrialCheckpointsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_UUID" | "SORT_BY_BATCH_NUMBER" | "SORT_BY_END_TIME" | "SORT_BY_STATE";
        /** @description Answer of `getTrialCheckpoints`. */
        GetTrialCheckpointsResponse: {
            checkpoints: components["schemas"]["Checkpoint"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getTrialMetricsBySourceInfoCheckpoint`. */
        GetTrialMetricsBySourceInfoCheckpointRequest: {
            /** @description UUID of the checkpoint. */
            checkpointUuid: string;
            /** @description Keep links of this type; unset means all. */
            trialSourceInfoType?: components["schemas"]["TrialSourceInfoType"];
        };
        /** @description Answer of `getTrialMetricsBySourceInfoCheckpoint`. */
        GetTrialMetricsBySourceInfoCheckpointResponse: {
            data: components["schemas"]["TrialSourceInfoMetric"][];
        };
        /** @description Request message of `getTrialProfilerAvailableSeries`. */
        GetTrialProfilerAvailableSeriesRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
            /** @description Repeats the labels until the trial has ended; default false. */
            follow: boolean;
        };
        /** @description Answer of `getTrialProfilerAvailableSeries`. */
        GetTrialProfilerAvailableSeriesResponse: {
            labels: components["schemas"]["TrialProfilerMetricLabels"][];
        };
        /** @description Request message of `getTrialProfilerMetrics`. */
        GetTrialProfilerMetricsRequest: {
            /** @description The series to read, as one answer of the available series gives it: name, agent, GPU and kind. `labels.name` and `labels.metricType` choose it in the query. */
            labels: components["schemas"]["TrialProfilerMetricLabels"] | null;
            /** @description Keeps the stream open until the trial has ended; default false. */
            follow: boolean;
        };
        /** @description Answer of `getTrialProfilerMetrics`. */
        GetTrialProfilerMetricsResponse: {
            batch: components["schemas"]["TrialProfilerMetricsBatch"] | null;
        };
        /** @description Request message of `getTrial`. */
        GetTrialRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
        };
        /** @description Answer of `getTrial`. */
        GetTrialResponse: {
            trial: components["schemas"]["Trial"];
        };
        /** @description Request message of `getTrialSourceInfoMetricsByModelVersion`. */
        GetTrialSourceInfoMetricsByModelVersionRequest: {
            /** @description Name of the model, or its id when all digits. */
            modelName: string;
            /**
             * Format: int32
             * @description Version number within the model, counted from 1.
             */
            modelVersionNum: number;
            /** @description Keep links of this type; unset means all. */
            trialSourceInfoType?: components["schemas"]["TrialSourceInfoType"];
        };
        /** @description Answer of `getTrialSourceInfoMetricsByModelVersion`. */
        GetTrialSourceInfoMetricsByModelVersionResponse: {
            data: components["schemas"]["TrialSourceInfoMetric"][];
        };
        /** @description Request message of `getTrialWorkloads`. */
        GetTrialWorkloadsRequest: {
            /** @description Direction of the sort; unspecified means ascending. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows in the answer; 0, the default, means all.
             */
            limit: number;
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
            /** @description Metric to sort by as a number, nulls last; empty or `batches` means total batches. */
            sortKey: string;
            /** @description Kinds of rows to show; unspecified means all. */
            filter: components["schemas"]["GetTrialWorkloadsRequestFilterOption"];
            /** @description Adds the metrics of every batch to training rows; default false. */
            includeBatchMetrics: boolean;
            /**
             * @deprecated
             * @description Whose metric `sortKey` names; use `group` instead.
             */
            metricType: components["schemas"]["MetricType"];
            /** @description Metric group that `sortKey` belongs to, such as `validation`. */
            group: string;
        };
        /**
         * @description Which kinds of workload rows are shown beside validations.
         * @enum {string}
         */
        GetTrialWorkloadsRequestFilterOption: "FILTER_OPTION_UNSPECIFIED" | "FILTER_OPTION_CHECKPOINT" | "FILTER_OPTION_VALIDATION" | "FILTER_OPTION_CHECKPOINT_OR_VALIDATION";
        /** @description Answer of `getTrialWorkloads`. */
        GetTrialWorkloadsResponse: {
            workloads: components["schemas"]["WorkloadContainer"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getUserByUsername`. */
        GetUserByUsernameRequest: {
            /** @description Username, case-sensitive. */
            username: string;
        };
        /** @description Answer of `getUserByUsername`. */
        GetUserByUsernameResponse: {
            user: components["schemas"]["User"];
        };
        /** @description Request message of `getUser`. */
        GetUserRequest: {
            /**
             * Format: int32
             * @description Id of the user.
             */
            userId: number;
        };
        /** @description Answer of `getUser`. */
        GetUserResponse: {
            user: components["schemas"]["User"];
        };
        /** @description Request message of `getUserSetting`. */
        GetUserSettingRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getUserSetting`. */
        GetUserSettingResponse: {
            settings: components["schemas"]["UserWebSetting"][];
        };
        /** @description Request message of `getUsers`. */
        GetUsersRequest: {
            /** @description Key to sort by; by id when unspecified. `SORT_BY_NAME` uses the display name, or the username where there is none. */
            sortBy: components["schemas"]["GetUsersRequestSortBy"];
            /** @description Sort direction; ascending when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent returns all. Must not be negative.
             */
            limit: number;
            /** @description Keeps users whose display name or username contains this text, ignoring case; `%` and `_` act as wildcards. Empty keeps all. */
            name: string;
        };
        /**
         * @description The keys that the list of users can be sorted by.
         * @enum {string}
         */
        GetUsersRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_DISPLAY_NAME" | "SORT_BY_USER_NAME" | "SORT_BY_ADMIN" | "SORT_BY_ACTIVE" | "SORT_BY_MODIFIED_TIME" | "SORT_BY_NAME";
        /** @description Answer of `getUsers`. */
        GetUsersResponse: {
            users: components["schemas"]["User"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getValidationMetrics`. */
        GetValidationMetricsRequest: {
            /** @description Trials to read; repeat the key. At least one is needed. */
            trialIds: number[];
        };
        /** @description Answer of `getValidationMetrics`. */
        GetValidationMetricsResponse: {
            metrics: components["schemas"]["MetricsReport"][];
        };
        /** @description Request message of `getWebhooks`. */
        GetWebhooksRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `getWebhooks`. */
        GetWebhooksResponse: {
            webhooks: components["schemas"]["Webhook"][];
        };
        /** @description Request message of `getWorkspaceProjects`. */
        GetWorkspaceProjectsRequest: {
            /** @description Key to sort by; by id when unspecified. */
            sortBy: components["schemas"]["GetWorkspaceProjectsRequestSortBy"];
            /** @description Sort direction; ascending when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent returns all. Must not be negative.
             */
            limit: number;
            /**
             * Format: int32
             * @description Id of the workspace; 0 means all workspaces.
             */
            id: number;
            /** @description Keeps projects with this whole name, ignoring case. Empty keeps all. */
            name: string;
            /** @description Keeps only projects that are archived themselves (true) or are not (false). */
            archived: boolean | null;
            /** @description Keeps projects owned by one of these usernames. */
            users: string[];
            /** @description Keeps projects owned by one of these user ids. */
            userIds: number[];
        };
        /**
         * @description The keys that the projects of a workspace can be sorted by.
         * @enum {string}
         */
        GetWorkspaceProjectsRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_CREATION_TIME" | "SORT_BY_LAST_EXPERIMENT_START_TIME" | "SORT_BY_NAME" | "SORT_BY_DESCRIPTION" | "SORT_BY_ID";
        /** @description Answer of `getWorkspaceProjects`. */
        GetWorkspaceProjectsResponse: {
            projects: components["schemas"]["Project"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `getWorkspace`. */
        GetWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            id: number;
        };
        /** @description Answer of `getWorkspace`. */
        GetWorkspaceResponse: {
            workspace: components["schemas"]["Workspace"];
        };
        /** @description Request message of `getWorkspaces`. */
        GetWorkspacesRequest: {
            /** @description Key to sort by; by id when unspecified. */
            sortBy: components["schemas"]["GetWorkspacesRequestSortBy"];
            /** @description Sort direction; ascending when unspecified. */
            orderBy: components["schemas"]["OrderBy"];
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent returns all. Must not be negative.
             */
            limit: number;
            /** @description Keeps workspaces with this whole name, ignoring case; `%` stands for any text. Empty keeps all. */
            name: string;
            /** @description Keeps only archived (true) or only other (false) workspaces. */
            archived: boolean | null;
            /** @description Keeps workspaces owned by one of these usernames. */
            users: string[];
            /** @description Keeps workspaces owned by one of these user ids. */
            userIds: number[];
            /** @description Keeps only workspaces the caller pinned (true) or did not pin (false). */
            pinned: boolean | null;
        };
        /**
         * @description The keys that the list of workspaces can be sorted by.
         * @enum {string}
         */
        GetWorkspacesRequestSortBy: "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_NAME";
        /** @description Answer of `getWorkspaces`. */
        GetWorkspacesResponse: {
            workspaces: components["schemas"]["Workspace"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A group without its members. */
        Group: {
            /**
             * Format: int32
             * @description Id of the group.
             */
            groupId: number;
            /** @description Name of the group, unique. */
            name: string;
        };
        /** @description A group with its members. */
        GroupDetails: {
            /** Format: int32 */
            groupId: number;
            name: string;
            /** @description Members of the group. */
            users: components["schemas"]["User"][];
        };
        /** @description A role given to a group. */
        GroupRoleAssignment: {
            /**
             * Format: int32
             * @description Id of the group that gets or loses the role. The id of a personal group is refused.
             */
            groupId: number;
            /** @description The role and the scope it holds in. */
            roleAssignment: components["schemas"]["RoleAssignment"] | null;
        };
        /** @description A row of a group search. */
        GroupSearchResult: {
            group: components["schemas"]["Group"];
            /**
             * Format: int32
             * @description How many users belong to the group.
             */
            numMembers: number;
        };
        /** @description Request message of `idleNotebook`. */
        IdleNotebookRequest: {
            /** @description UUID of the notebook. */
            notebookId: string;
            /** @description True when nothing runs in the notebook. False or absent renews the time of its last activity, which puts off the end by idle timeout. */
            idle: boolean;
        };
        /** @description Answer of `idleNotebook`. */
        IdleNotebookResponse: {
            [key: string]: unknown;
        };
        /** @description Asks a custom searcher for its first operations. */
        InitialOperations: {
            /**
             * Format: int32
             * @description Without meaning; always 0.
             */
            placeholder: number;
        };
        /** @description Bounds and lists for a whole number; all that are set must hold. */
        Int32FieldFilter: {
            /**
             * Format: int32
             * @description Below this number.
             */
            lt?: number;
            /**
             * Format: int32
             * @description At most this number.
             */
            lte?: number;
            /**
             * Format: int32
             * @description Above this number.
             */
            gt?: number;
            /**
             * Format: int32
             * @description At least this number.
             */
            gte?: number;
            /** @description One of these numbers; empty means any. */
            incl: number[];
            /** @description None of these numbers. */
            notIn: number[];
        };
        /** @description A 64-bit integer: decimal digits in a string when sent by the master; a number is accepted too. */
        Int64: number;
        /** @description Something that wants or holds slots of a resource pool. */
        Job: {
            /** @description State of the job and its place in the queue. */
            summary: components["schemas"]["JobSummary"] | null;
            /** @description Kind of work behind the job. */
            type: components["schemas"]["JobType"];
            /**
             * Format: date-time
             * @description When the job was submitted (UTC).
             */
            submissionTime: string | null;
            username: string;
            /** Format: int32 */
            userId: number;
            resourcePool: string;
            /** @description Whether the scheduler may stop the job for another one. */
            isPreemptible: boolean;
            /**
             * Format: int32
             * @description Priority, 1 to 99; a lower number goes first under the priority scheduler.
             */
            priority: number;
            /** @description Share of the job under the fair-share scheduler. */
            weight: components["schemas"]["Double"];
            /** @description Experiment id or task id the job belongs to, as text. */
            entityId: string;
            /** @description UUID of the job. */
            jobId: string;
            /**
             * Format: int32
             * @description Slots the job asks for.
             */
            requestedSlots: number;
            /**
             * Format: int32
             * @description Slots the job holds now.
             */
            allocatedSlots: number;
            name: string;
            /** @description How far the work is, 0 to 1. */
            progress: components["schemas"]["Float"];
            /**
             * Format: int32
             * @description Workspace the work belongs to.
             */
            workspaceId: number;
        };
        /**
         * @description Whether a job waits for slots or holds them.
         * @enum {string}
         */
        JobState: "STATE_UNSPECIFIED" | "STATE_QUEUED" | "STATE_SCHEDULED" | "STATE_SCHEDULED_BACKFILLED";
        /** @description State of a job and its place in the queue. */
        JobSummary: {
            /** @description Whether the job waits or is scheduled. */
            state: components["schemas"]["JobState"];
            /**
             * Format: int32
             * @description Jobs before this one; -1 under the fair-share scheduler, which keeps no order.
             */
            jobsAhead: number;
        };
        /**
         * @description The kind of work behind a job.
         * @enum {string}
         */
        JobType: "TYPE_UNSPECIFIED" | "TYPE_EXPERIMENT" | "TYPE_NOTEBOOK" | "TYPE_TENSORBOARD" | "TYPE_SHELL" | "TYPE_COMMAND" | "TYPE_CHECKPOINT_GC";
        /** @description A Kubernetes priority class and its value. */
        K8PriorityClass: {
            /** @description Name of the priority class. */
            priorityClass: string;
            /**
             * Format: int32
             * @description Value of the class; higher is scheduled earlier.
             */
            priorityValue: number;
        };
        /** @description Request message of `killCommand`. */
        KillCommandRequest: {
            /** @description UUID of the command. */
            commandId: string;
        };
        /** @description Answer of `killCommand`. */
        KillCommandResponse: {
            command: components["schemas"]["Command"];
        };
        /** @description Request message of `killExperiment`. */
        KillExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            id: number;
        };
        /** @description Answer of `killExperiment`. */
        KillExperimentResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `killExperiments`. */
        KillExperimentsRequest: {
            /** @description Ids of the experiments to kill; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
            experimentIds: number[];
            /** @description Selects the experiments to kill by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects all experiments that are not in a terminal state. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `killExperiments`. */
        KillExperimentsResponse: {
            results: components["schemas"]["ExperimentActionResult"][];
        };
        /** @description Request message of `killNotebook`. */
        KillNotebookRequest: {
            /** @description UUID of the notebook. */
            notebookId: string;
        };
        /** @description Answer of `killNotebook`. */
        KillNotebookResponse: {
            notebook: components["schemas"]["Notebook"];
        };
        /** @description Request message of `killShell`. */
        KillShellRequest: {
            /** @description UUID of the shell. */
            shellId: string;
        };
        /** @description Answer of `killShell`. */
        KillShellResponse: {
            shell: components["schemas"]["Shell"];
        };
        /** @description Request message of `killTensorboard`. */
        KillTensorboardRequest: {
            /** @description UUID of the TensorBoard. */
            tensorboardId: string;
        };
        /** @description Answer of `killTensorboard`. */
        KillTensorboardResponse: {
            tensorboard: components["schemas"]["Tensorboard"];
        };
        /** @description Request message of `killTrial`. */
        KillTrialRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            id: number;
        };
        /** @description Answer of `killTrial`. */
        KillTrialResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `launchCommand`. */
        LaunchCommandRequest: {
            /** @description Configuration of the command in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; without `entrypoint` the command is accepted and fails in its container; an unknown key is a 400. */
            config: {
                [key: string]: unknown;
            } | null;
            /** @description Name of the template that `config` is merged over. Empty: no template, so the command starts from the master's defaults; an unknown name is a 400. */
            templateName: string;
            /** @description Files that are copied into the working directory before the command starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
            files: components["schemas"]["File"][];
            /**
             * Format: byte
             * @description Further input in base64. Commands of the known masters do not use it: leave it out.
             */
            data: string;
            /**
             * Format: int32
             * @description Id of the workspace that owns the command and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
             */
            workspaceId: number;
        };
        /** @description Answer of `launchCommand`. */
        LaunchCommandResponse: {
            command: components["schemas"]["Command"];
            config: {
                [key: string]: unknown;
            } | null;
            warnings: components["schemas"]["LaunchWarning"][];
        };
        /** @description Request message of `launchNotebook`. */
        LaunchNotebookRequest: {
            /** @description Configuration of the notebook in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; `idle_timeout` ends it after that time without activity; an unknown key is a 400. */
            config: {
                [key: string]: unknown;
            } | null;
            /** @description Name of the template that `config` is merged over. Empty: no template, so the notebook starts from the master's defaults; an unknown name is a 400. */
            templateName: string;
            /** @description Files that are copied into the working directory before the notebook starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
            files: components["schemas"]["File"][];
            /** @description Answers the merged configuration and starts nothing when true. Absent or false: the notebook is queued and takes slots as soon as it can. */
            preview: boolean;
            /**
             * Format: int32
             * @description Id of the workspace that owns the notebook and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
             */
            workspaceId: number;
        };
        /** @description Answer of `launchNotebook`. */
        LaunchNotebookResponse: {
            notebook: components["schemas"]["Notebook"];
            config: {
                [key: string]: unknown;
            } | null;
            warnings: components["schemas"]["LaunchWarning"][];
        };
        /** @description Request message of `launchShell`. */
        LaunchShellRequest: {
            /** @description Configuration of the shell in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; an unknown key is a 400. */
            config: {
                [key: string]: unknown;
            } | null;
            /** @description Name of the template that `config` is merged over. Empty: no template, so the shell starts from the master's defaults; an unknown name is a 400. */
            templateName: string;
            /** @description Files that are copied into the working directory before the shell starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
            files: components["schemas"]["File"][];
            /**
             * Format: byte
             * @description Base64 of the JSON object `{"passphrase": "…"}`, which protects the key of the shell. Empty: no passphrase. With a passphrase the shell fails at its start on images with a recent OpenSSH.
             */
            data: string;
            /**
             * Format: int32
             * @description Id of the workspace that owns the shell and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
             */
            workspaceId: number;
        };
        /** @description Answer of `launchShell`. */
        LaunchShellResponse: {
            shell: components["schemas"]["Shell"];
            config: {
                [key: string]: unknown;
            } | null;
            warnings: components["schemas"]["LaunchWarning"][];
        };
        /** @description Request message of `launchTensorboard`. */
        LaunchTensorboardRequest: {
            /** @description Ids of the experiments whose metrics are shown. Experiments, `trialIds` or `filters` must name at least one (400); a missing one is a 404. */
            experimentIds: number[];
            /** @description Ids of single trials whose metrics are shown, besides `experimentIds`. Empty: none; a missing one is a 404. */
            trialIds: number[];
            /** @description Configuration of the TensorBoard in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; it takes no slots whatever `resources.slots` says; an unknown key is a 400. */
            config: {
                [key: string]: unknown;
            } | null;
            /** @description Name of the template that `config` is merged over. Empty: no template, so the TensorBoard starts from the master's defaults; an unknown name is a 400. */
            templateName: string;
            /** @description Files that are copied into the working directory before the TensorBoard starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
            files: components["schemas"]["File"][];
            /**
             * Format: int32
             * @description Id of the workspace that owns the TensorBoard and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
             */
            workspaceId: number;
            /** @description Selects the experiments by their properties in place of `experimentIds`. Absent or null: the ids decide; a filter that matches none is a 400. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `launchTensorboard`. */
        LaunchTensorboardResponse: {
            tensorboard: components["schemas"]["Tensorboard"];
            config: {
                [key: string]: unknown;
            } | null;
            warnings: components["schemas"]["LaunchWarning"][];
        };
        /**
         * @description Something worth telling the person about work that was accepted.
         * @enum {string}
         */
        LaunchWarning: "LAUNCH_WARNING_UNSPECIFIED" | "LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED";
        /** @description A job the caller may not see: what it takes, but not what or whose it is. */
        LimitedJob: {
            /** @description State of the job and its place in the queue. */
            summary: components["schemas"]["JobSummary"] | null;
            /** @description Kind of work behind the job. */
            type: components["schemas"]["JobType"];
            resourcePool: string;
            /** @description Whether the scheduler may stop the job for another one. */
            isPreemptible: boolean;
            /**
             * Format: int32
             * @description Priority, 1 to 99; a lower number goes first under the priority scheduler.
             */
            priority: number;
            /** @description Share of the job under the fair-share scheduler. */
            weight: components["schemas"]["Double"];
            /** @description UUID of the job. */
            jobId: string;
            /**
             * Format: int32
             * @description Slots the job asks for.
             */
            requestedSlots: number;
            /**
             * Format: int32
             * @description Slots the job holds now.
             */
            allocatedSlots: number;
            /** @description How far the work is, 0 to 1. */
            progress: components["schemas"]["Float"];
            /**
             * Format: int32
             * @description Workspace the work belongs to.
             */
            workspaceId: number;
        };
        /** @description Request message of `listRPsBoundToWorkspace`. */
        ListRPsBoundToWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            workspaceId: number;
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only).
             */
            limit: number;
        };
        /** @description Answer of `listRPsBoundToWorkspace`. */
        ListRPsBoundToWorkspaceResponse: {
            resourcePools: string[];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `listRoles`. */
        ListRolesRequest: {
            /**
             * Format: int32
             * @description Number of roles to leave out at the start. Absent is 0; past the end the list is empty.
             */
            offset: number;
            /**
             * Format: int32
             * @description Largest number of roles in the answer. Absent or 0 is 500.
             */
            limit: number;
        };
        /** @description Answer of `listRoles`. */
        ListRolesResponse: {
            roles: components["schemas"]["Role"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `listWorkspacesBoundToRP`. */
        ListWorkspacesBoundToRPRequest: {
            /** @description Name of the resource pool. */
            resourcePoolName: string;
            /**
             * Format: int32
             * @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only).
             */
            limit: number;
        };
        /** @description Answer of `listWorkspacesBoundToRP`. */
        ListWorkspacesBoundToRPResponse: {
            workspaceIds: number[];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description Where the value of a column comes from.
         * @enum {string}
         */
        LocationType: "LOCATION_TYPE_UNSPECIFIED" | "LOCATION_TYPE_EXPERIMENT" | "LOCATION_TYPE_HYPERPARAMETERS" | "LOCATION_TYPE_VALIDATIONS" | "LOCATION_TYPE_TRAINING";
        /** @description How the master writes its log. */
        LogConfig: {
            /** @description Lowest level written: fatal, error, warn, info, debug or trace, in any case. */
            level: string;
            /** @description Whether terminal colours are used. */
            color: boolean;
        };
        /** @description A line of the master's log. */
        LogEntry: {
            /**
             * Format: int32
             * @description Number of the entry, counted from 0 since the master started.
             */
            id: number;
            /** @description The text of the line. */
            message: string;
            /**
             * Format: date-time
             * @description When the line was written (UTC).
             */
            timestamp: string | null;
            /** @description Severity of the line. */
            level: components["schemas"]["LogLevel"];
        };
        /**
         * @description Severity of a log line.
         * @enum {string}
         */
        LogLevel: "LOG_LEVEL_UNSPECIFIED" | "LOG_LEVEL_TRACE" | "LOG_LEVEL_DEBUG" | "LOG_LEVEL_INFO" | "LOG_LEVEL_WARNING" | "LOG_LEVEL_ERROR" | "LOG_LEVEL_CRITICAL";
        /** @description Request message of `login`. */
        LoginRequest: {
            /** @description Exact user name, case-sensitive. Empty is a 400; unknown is a 401, the same as a wrong password. */
            username: string;
            /** @description The password, or its hash when `isHashed` is true. Empty signs in a user without a password. */
            password: string;
            /** @description True when `password` is the lower-case hex SHA-512 of the salt and the password, as `hashPassword` makes it. Absent or false: the password travels in clear and the master hashes it. */
            isHashed: boolean;
        };
        /** @description Answer of `login`. */
        LoginResponse: {
            token: string;
            user: components["schemas"]["User"];
        };
        /** @description Request message of `logout`. */
        LogoutRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `logout`. */
        LogoutResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `markAllocationResourcesDaemon`. */
        MarkAllocationResourcesDaemonRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
            /** @description Id of one container of the allocation. */
            resourcesId: string;
        };
        /** @description Answer of `markAllocationResourcesDaemon`. */
        MarkAllocationResourcesDaemonResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `masterLogs`. */
        MasterLogsRequest: {
            /**
             * Format: int32
             * @description Id of the first entry to send; a negative number counts from the end of the log and stops at its start.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most entries to send; 0 or absent sends all. Cannot be combined with `follow`.
             */
            limit: number;
            /** @description Keep the stream open and send new entries as they are written. */
            follow: boolean;
        };
        /** @description Answer of `masterLogs`. */
        MasterLogsResponse: {
            logEntry: components["schemas"]["LogEntry"];
        };
        /** @description Request message of `metricBatches`. */
        MetricBatchesRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
            /** @description Name of the metric. */
            metricName: string;
            /**
             * @deprecated
             * @description Training or validation metrics; deprecated, use `group`.
             */
            metricType: components["schemas"]["MetricType"];
            /** @description Metric group; either this or `metricType` is needed. */
            group: string;
            /**
             * Format: int32
             * @description Seconds between messages; 0, the default, means 30.
             */
            periodSeconds: number;
        };
        /** @description Answer of `metricBatches`. */
        MetricBatchesResponse: {
            batches: number[];
        };
        /** @description Full name of a metric. */
        MetricIdentifier: {
            /** @description Metric group, such as `validation`. */
            group: string;
            name: string;
        };
        /**
         * @description Whether a metric was measured in training or in validation; superseded by metric groups.
         * @enum {string}
         */
        MetricType: "METRIC_TYPE_UNSPECIFIED" | "METRIC_TYPE_TRAINING" | "METRIC_TYPE_VALIDATION";
        /** @description Metrics of a training span or a validation. */
        Metrics: {
            /** @description Value by metric name, averaged over the batches. */
            avgMetrics: {
                [key: string]: unknown;
            } | null;
            /** @description Values of each single batch; empty when not asked for or not reported. */
            batchMetrics: {
                [key: string]: unknown;
            }[];
        };
        /** @description Lowest and highest value of a metric in a project. */
        MetricsRange: {
            /** @description Metric with its group, for example `validation.accuracy`. */
            metricsName: string;
            /** @description Lowest value. */
            min: components["schemas"]["Double"];
            /** @description Highest value. */
            max: components["schemas"]["Double"];
        };
        /** @description One report of a trial as it was stored. */
        MetricsReport: {
            /** Format: int32 */
            trialId: number;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            endTime: string | null;
            /** @description `avg_metrics` and `batch_metrics` for training and custom groups, `validation_metrics` for validations. */
            metrics: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: int32
             * @description Batches trained up to here.
             */
            totalBatches: number;
            /** @description True when a later run of the trial went back before it. */
            archived: boolean;
            /**
             * Format: int32
             * @description Number of the report.
             */
            id: number;
            /**
             * Format: int32
             * @description Which run of the trial reported it, counted from 1.
             */
            trialRunId: number;
        };
        /** @description Metrics reported at one step of a trial. */
        MetricsWorkload: {
            /**
             * Format: date-time
             * @description When the metrics were reported (UTC).
             */
            endTime: string | null;
            metrics: components["schemas"]["Metrics"] | null;
            /**
             * Format: int32
             * @deprecated
             * @description Records processed; 0 when not known.
             */
            numInputs: number;
            /**
             * Format: int32
             * @description Batches trained so far.
             */
            totalBatches: number;
        };
        /** @description A named entry of the model registry. */
        Model: {
            name: string;
            description: string;
            /** @description Free data of the owner. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When the model was created (UTC).
             */
            creationTime: string | null;
            /**
             * Format: date-time
             * @description When the model or one of its versions last changed (UTC).
             */
            lastUpdatedTime: string | null;
            /** Format: int32 */
            id: number;
            /**
             * Format: int32
             * @description Versions registered.
             */
            numVersions: number;
            labels: string[];
            /** @description Username of the owner. */
            username: string;
            /** Format: int32 */
            workspaceId: number;
            /**
             * Format: int32
             * @description Id of the owner; 0 in answers to creating or changing.
             */
            userId: number;
            /** @description Whether the model is frozen. */
            archived: boolean;
            /** @description Notes in Markdown. */
            notes: string;
        };
        /** @description A checkpoint registered under a model. */
        ModelVersion: {
            /** @description The model this is a version of. */
            model: components["schemas"]["Model"];
            /** @description The checkpoint the version points at. */
            checkpoint: components["schemas"]["Checkpoint"];
            /**
             * Format: int32
             * @description Number within the model, counted from 1.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the version was registered (UTC).
             */
            creationTime: string | null;
            /**
             * Format: int32
             * @description Id of the version across all models.
             */
            id: number;
            /** @description Name of the version; may be empty. */
            name: string;
            /** @description Free data of the owner. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When the version last changed (UTC).
             */
            lastUpdatedTime: string | null;
            /** @description One-line remark given at registration. */
            comment: string;
            /** @description Username of who registered it. */
            username: string;
            /**
             * Format: int32
             * @description Id of who registered it; 0 in answers to creating or changing.
             */
            userId: number;
            labels: string[];
            /** @description Notes in Markdown. */
            notes: string;
        };
        /** @description Request message of `moveExperiment`. */
        MoveExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
            /**
             * Format: int32
             * @description Id of the project that receives the experiment; project 1 is Uncategorized. A missing project is a 404 and an archived one a 500; the same project changes nothing.
             */
            destinationProjectId: number;
        };
        /** @description Answer of `moveExperiment`. */
        MoveExperimentResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `moveExperiments`. */
        MoveExperimentsRequest: {
            /** @description Ids of the experiments to move; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
            experimentIds: number[];
            /**
             * Format: int32
             * @description Id of the project that receives the experiments; project 1 is Uncategorized. It is checked first: a missing or archived one refuses the whole call.
             */
            destinationProjectId: number;
            /** @description Selects the experiments to move by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in any state. A 0.23 master answers 500 to any filter but `projectId` here: send ids. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `moveExperiments`. */
        MoveExperimentsResponse: {
            results: components["schemas"]["ExperimentActionResult"][];
        };
        /** @description Request message of `moveModel`. */
        MoveModelRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
            /**
             * Format: int32
             * @description Id of the workspace that receives the model with all its versions. An unknown workspace is a 500; the same one changes nothing.
             */
            destinationWorkspaceId: number;
        };
        /** @description Answer of `moveModel`. */
        MoveModelResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `moveProject`. */
        MoveProjectRequest: {
            /**
             * Format: int32
             * @description Id of the project.
             */
            projectId: number;
            /**
             * Format: int32
             * @description Id of the workspace that receives the project with all its experiments. Workspace 1 and an archived one are refused with a 500; a missing one is a 404.
             */
            destinationWorkspaceId: number;
        };
        /** @description Answer of `moveProject`. */
        MoveProjectResponse: {
            [key: string]: unknown;
        };
        /** @description A page of Markdown attached to a project. */
        Note: {
            /** @description Title of the page. */
            name: string;
            /** @description Text of the page, Markdown. */
            contents: string;
        };
        /** @description A JupyterLab server. */
        Notebook: {
            id: string;
            /** @description Name shown; generated when not given. */
            description: string;
            /** @description What the task is doing. */
            state: components["schemas"]["TaskState"];
            /**
             * Format: date-time
             * @description When it was launched.
             */
            startTime: string | null;
            /** @description Its container; null until it has one, kept after the end. */
            container: components["schemas"]["Container"] | null;
            /** @description Name of the owner as shown; empty when unset. */
            displayName: string;
            /**
             * Format: int32
             * @description Id of the owner.
             */
            userId: number;
            /** @description Username of the owner. */
            username: string;
            /** @description Path below the master at which it can be opened. */
            serviceAddress: string;
            /** @description Pool it runs in. */
            resourcePool: string;
            /** @description Empty while alive; afterwards how it ended. */
            exitStatus: string;
            /** @description UUID of its entry in the job queue. */
            jobId: string;
            /**
             * Format: int32
             * @description Workspace it belongs to.
             */
            workspaceId: number;
        };
        /** @description Request message of `notifyContainerRunning`. */
        NotifyContainerRunningRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
            /** @description UUID of this call of one process, the same in each repetition of it. Text that is not a UUID is a 400. */
            requestUuid: string;
            /**
             * Format: int32
             * @description Number of containers of the allocation. The call answers when that many have called.
             */
            numPeers: number;
            /**
             * Format: int32
             * @description Rank of the calling container, counted from 0.
             */
            rank: number;
            /** @description Host name of the node that the container runs on. */
            nodeName: string;
            /** @description Free object that every peer receives. Absent or null: this container contributes nothing. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Answer of `notifyContainerRunning`. */
        NotifyContainerRunningResponse: {
            data: {
                [key: string]: unknown;
            }[];
        };
        /**
         * @description Direction of a sort; unspecified means ascending.
         * @enum {string}
         */
        OrderBy: "ORDER_BY_UNSPECIFIED" | "ORDER_BY_ASC" | "ORDER_BY_DESC";
        /** @description Request message of `overwriteRPWorkspaceBindings`. */
        OverwriteRPWorkspaceBindingsRequest: {
            /** @description Name of the resource pool. */
            resourcePoolName: string;
            /** @description Ids of all workspaces that may use the pool; bindings that are not named here end. An empty list does not clear the bindings: unbind the last workspaces instead. */
            workspaceIds: number[];
            /** @description Names of the workspaces, in place of their ids. An unknown name refuses the whole call with a 500; empty when `workspaceIds` names them all. */
            workspaceNames: string[];
        };
        /** @description Answer of `overwriteRPWorkspaceBindings`. */
        OverwriteRPWorkspaceBindingsResponse: {
            [key: string]: unknown;
        };
        /** @description Which part of a list an answer holds. */
        Pagination: {
            /**
             * Format: int32
             * @description Rows skipped, as asked.
             */
            offset: number;
            /**
             * Format: int32
             * @description Most rows, as asked.
             */
            limit: number;
            /**
             * Format: int32
             * @description Index of the first row in the answer, counted from 0.
             */
            startIndex: number;
            /**
             * Format: int32
             * @description Index after the last row in the answer.
             */
            endIndex: number;
            /**
             * Format: int32
             * @description Rows of the whole list, after filters.
             */
            total: number;
        };
        /** @description Files that are left of one checkpoint. */
        PatchCheckpoint: {
            /** @description UUID of the checkpoint to change. A missing one is a 404 for the whole call. */
            uuid: string;
            /** @description Remaining files; leave it out to change nothing. */
            resources?: components["schemas"]["PatchCheckpointOptionalResources"];
        };
        /** @description Wrapper that tells an empty map from none. */
        PatchCheckpointOptionalResources: {
            /** @description Bytes by path of each remaining file; empty when all are gone. */
            resources: {
                [key: string]: components["schemas"]["Int64"];
            };
        };
        /** @description Request message of `patchCheckpoints`. */
        PatchCheckpointsRequest: {
            /** @description The checkpoints to change, each with its UUID and, where its files changed, the files it still has with their sizes in bytes. An empty file map marks a checkpoint as deleted. */
            checkpoints: components["schemas"]["PatchCheckpoint"][];
        };
        /** @description Answer of `patchCheckpoints`. */
        PatchCheckpointsResponse: {
            [key: string]: unknown;
        };
        /** @description Fields of an experiment to change; what is unset stays. */
        PatchExperiment: {
            /**
             * Format: int32
             * @description Taken from the path; a value in the body is ignored.
             */
            id: number;
            /** @description New description. Absent keeps the old one; an empty text clears it. */
            description: string | null;
            /** @description The whole new list of labels. */
            labels: unknown[] | null;
            /** @description New name; must not be blank. */
            name: string | null;
            /** @description New notes in Markdown. */
            notes: string | null;
            /** @description New limits for the scheduler. */
            resources?: components["schemas"]["PatchExperimentPatchResources"];
            /** @description New numbers of checkpoints to keep; starts a clean-up. */
            checkpointStorage?: components["schemas"]["PatchExperimentPatchCheckpointStorage"];
        };
        /** @description How many checkpoints to keep from now on; the others are deleted. */
        PatchExperimentPatchCheckpointStorage: {
            /**
             * Format: int32
             * @description Best checkpoints to keep over all trials.
             */
            saveExperimentBest: number;
            /**
             * Format: int32
             * @description Best checkpoints to keep per trial.
             */
            saveTrialBest: number;
            /**
             * Format: int32
             * @description Latest checkpoints to keep per trial.
             */
            saveTrialLatest: number;
        };
        /** @description New scheduling limits of an experiment. */
        PatchExperimentPatchResources: {
            /**
             * Format: int32
             * @description Most slots it may hold at once.
             */
            maxSlots?: number;
            /** @description Share under the fair-share scheduler; above 0. */
            weight?: components["schemas"]["Double"];
            /**
             * Format: int32
             * @description Priority from 1 to 99; a lower number runs first.
             */
            priority?: number;
        };
        /** @description Request message of `patchExperiment`. */
        PatchExperimentRequest: {
            /** @description The properties to change; those left out stay as they are. Absent or null changes nothing. */
            experiment: components["schemas"]["PatchExperiment"] | null;
        };
        /** @description Answer of `patchExperiment`. */
        PatchExperimentResponse: {
            experiment: components["schemas"]["Experiment"];
        };
        /** @description Request message of `patchMasterConfig`. */
        PatchMasterConfigRequest: {
            /** @description The new values, of which only `log.level` and `log.color` can be changed. Absent or null changes nothing. */
            config: components["schemas"]["Config"] | null;
            /** @description Paths of the values to take from `config`: `log`, `log.level`, `log.color`. Without paths nothing changes; any other path is a 500 whose text names the field. */
            fieldMask: {
                paths?: string[];
            } | null;
        };
        /** @description Answer of `patchMasterConfig`. */
        PatchMasterConfigResponse: {
            config: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The changes to make to a model; fields left out stay as they are. */
        PatchModel: {
            /** @description New name; null keeps it. */
            name: string | null;
            /** @description New description; null keeps it. */
            description: string | null;
            /** @description New metadata, replacing the old; null keeps it. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description New labels, replacing the old; null keeps them. */
            labels: unknown[] | null;
            /** @description New notes in Markdown; null keeps them. */
            notes: string | null;
            /** @description Workspace to move the model to, by name. */
            workspaceName?: string;
            /**
             * Format: int32
             * @description Workspace to move the model to, by id.
             */
            workspaceId?: number;
        };
        /** @description Request message of `patchModel`. */
        PatchModelRequest: {
            /** @description The properties to change; those left out stay as they are. Absent or null changes nothing; an archived model is refused with a 500. */
            model: components["schemas"]["PatchModel"] | null;
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
        };
        /** @description Answer of `patchModel`. */
        PatchModelResponse: {
            model: components["schemas"]["Model"];
        };
        /** @description The changes to make to a model version; fields left out stay as they are. */
        PatchModelVersion: {
            /** @description Not used for changes; leave null. */
            checkpoint: components["schemas"]["Checkpoint"] | null;
            /** @description New name; null keeps it. */
            name: string | null;
            /** @description New metadata, replacing the old; null keeps it. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description New comment; null keeps it. */
            comment: string | null;
            /** @description New labels, replacing the old; null keeps them. */
            labels: unknown[] | null;
            /** @description New notes in Markdown; null keeps them. */
            notes: string | null;
        };
        /** @description Request message of `patchModelVersion`. */
        PatchModelVersionRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
            /** @description The properties to change; those left out stay as they are. Absent or null changes nothing; versions of an archived model can be changed too. */
            modelVersion: components["schemas"]["PatchModelVersion"] | null;
            /**
             * Format: int32
             * @description Number of the version, counted from 1.
             */
            modelVersionNum: number;
        };
        /** @description Answer of `patchModelVersion`. */
        PatchModelVersionResponse: {
            modelVersion: components["schemas"]["ModelVersion"];
        };
        /** @description The changes to make to a project; fields left out stay as they are. */
        PatchProject: {
            /** @description New name, 1 to 80 characters; null keeps it. */
            name: string | null;
            /** @description New description; null keeps it. */
            description: string | null;
        };
        /** @description Request message of `patchProject`. */
        PatchProjectRequest: {
            /**
             * Format: int32
             * @description Id of the project.
             */
            id: number;
            /** @description The properties to change; those left out stay as they are. An archived project and Uncategorized are refused with a 500. */
            project: components["schemas"]["PatchProject"] | null;
        };
        /** @description Answer of `patchProject`. */
        PatchProjectResponse: {
            project: components["schemas"]["Project"];
        };
        /** @description Request message of `patchTemplateConfig`. */
        PatchTemplateConfigRequest: {
            /** @description Name of the template. */
            templateName: string;
            /** @description The whole new configuration, which replaces the old one. Keys that are left out are gone afterwards; experiments that used the template keep what they got. */
            config: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Answer of `patchTemplateConfig`. */
        PatchTemplateConfigResponse: {
            template: components["schemas"]["Template"];
        };
        /** @description The changes to make to a user; fields left out stay as they are. */
        PatchUser: {
            /** @description New username, at least two printable ASCII characters. */
            username?: string;
            /** @description New password, in clear text or hashed as `isHashed` says. */
            password?: string;
            /** @description Whether the user is an administrator; null leaves it. */
            admin: boolean | null;
            /** @description Whether the user may sign in; null leaves it. */
            active: boolean | null;
            /** @description Name shown instead of the username; an empty text clears it. */
            displayName?: string;
            /** @description Account that tasks of the user run under on agents; null leaves it. */
            agentUserGroup: components["schemas"]["AgentUserGroup"] | null;
            /** @description True when `password` is the salted SHA-512 hex rather than clear text. */
            isHashed: boolean;
            /** @description Whether the user signs in through an identity provider only; the answer of this version always says false. */
            remote?: boolean;
        };
        /** @description Request message of `patchUser`. */
        PatchUserRequest: {
            /**
             * Format: int32
             * @description Id of the user to change.
             */
            userId: number;
            /** @description The properties to change; those left out stay as they are. A new password ends all sessions of that user, the own one too. */
            user: components["schemas"]["PatchUser"] | null;
        };
        /** @description Answer of `patchUser`. */
        PatchUserResponse: {
            user: components["schemas"]["User"];
        };
        /** @description The changes to make to a workspace; fields left out stay as they are. */
        PatchWorkspace: {
            /** @description New name, 1 to 80 bytes; null keeps it. */
            name: string | null;
            /** @description New account for tasks on agents; administrators only. */
            agentUserGroup?: components["schemas"]["AgentUserGroup"];
            /** @description New checkpoint storage, replacing the old one; an empty object clears it. */
            checkpointStorageConfig?: {
                [key: string]: unknown;
            };
            /** @description New default pool for tasks with slots; empty keeps the old one. */
            defaultComputePool: string;
            /** @description New default pool for tasks without slots; empty keeps the old one. */
            defaultAuxPool: string;
        };
        /** @description Request message of `patchWorkspace`. */
        PatchWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            id: number;
            /** @description The properties to change; those left out stay as they are. An archived workspace and Uncategorized are refused with a 500. */
            workspace: components["schemas"]["PatchWorkspace"] | null;
        };
        /** @description Answer of `patchWorkspace`. */
        PatchWorkspaceResponse: {
            workspace: components["schemas"]["Workspace"];
        };
        /** @description Request message of `pauseExperiment`. */
        PauseExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            id: number;
        };
        /** @description Answer of `pauseExperiment`. */
        PauseExperimentResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `pauseExperiments`. */
        PauseExperimentsRequest: {
            /** @description Ids of the experiments to pause; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
            experimentIds: number[];
            /** @description Selects the experiments to pause by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects active experiments only. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `pauseExperiments`. */
        PauseExperimentsResponse: {
            results: components["schemas"]["ExperimentActionResult"][];
        };
        /** @description One thing a role allows. */
        Permission: {
            /** @description The permission, by its enum name. */
            id: components["schemas"]["PermissionType"];
            /** @description Name to show to people. */
            name: string;
            /** @description The scopes the permission can be given in. */
            scopeTypeMask: components["schemas"]["ScopeTypeMask"] | null;
        };
        /**
         * @description The single permissions that roles are made of, and that refusals name.
         * @enum {string}
         */
        PermissionType: "PERMISSION_TYPE_UNSPECIFIED" | "PERMISSION_TYPE_ADMINISTRATE_USER" | "PERMISSION_TYPE_ADMINISTRATE_OAUTH" | "PERMISSION_TYPE_CREATE_EXPERIMENT" | "PERMISSION_TYPE_VIEW_EXPERIMENT_ARTIFACTS" | "PERMISSION_TYPE_VIEW_EXPERIMENT_METADATA" | "PERMISSION_TYPE_UPDATE_EXPERIMENT" | "PERMISSION_TYPE_UPDATE_EXPERIMENT_METADATA" | "PERMISSION_TYPE_DELETE_EXPERIMENT" | "PERMISSION_TYPE_CREATE_NSC" | "PERMISSION_TYPE_VIEW_NSC" | "PERMISSION_TYPE_UPDATE_NSC" | "PERMISSION_TYPE_UPDATE_GROUP" | "PERMISSION_TYPE_CREATE_WORKSPACE" | "PERMISSION_TYPE_VIEW_WORKSPACE" | "PERMISSION_TYPE_UPDATE_WORKSPACE" | "PERMISSION_TYPE_DELETE_WORKSPACE" | "PERMISSION_TYPE_SET_WORKSPACE_AGENT_USER_GROUP" | "PERMISSION_TYPE_SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG" | "PERMISSION_TYPE_CREATE_PROJECT" | "PERMISSION_TYPE_VIEW_PROJECT" | "PERMISSION_TYPE_UPDATE_PROJECT" | "PERMISSION_TYPE_DELETE_PROJECT" | "PERMISSION_TYPE_ASSIGN_ROLES" | "PERMISSION_TYPE_VIEW_MODEL_REGISTRY" | "PERMISSION_TYPE_EDIT_MODEL_REGISTRY" | "PERMISSION_TYPE_CREATE_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_MODEL_VERSION" | "PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_VERSION" | "PERMISSION_TYPE_VIEW_MASTER_LOGS" | "PERMISSION_TYPE_VIEW_CLUSTER_USAGE" | "PERMISSION_TYPE_UPDATE_AGENTS" | "PERMISSION_TYPE_VIEW_SENSITIVE_AGENT_INFO" | "PERMISSION_TYPE_VIEW_MASTER_CONFIG" | "PERMISSION_TYPE_UPDATE_MASTER_CONFIG" | "PERMISSION_TYPE_CONTROL_STRICT_JOB_QUEUE" | "PERMISSION_TYPE_VIEW_TEMPLATES" | "PERMISSION_TYPE_UPDATE_TEMPLATES" | "PERMISSION_TYPE_CREATE_TEMPLATES" | "PERMISSION_TYPE_DELETE_TEMPLATES" | "PERMISSION_TYPE_UPDATE_ROLES" | "PERMISSION_TYPE_EDIT_WEBHOOKS";
        /** @description Request message of `pinWorkspace`. */
        PinWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            id: number;
        };
        /** @description Answer of `pinWorkspace`. */
        PinWorkspaceResponse: {
            [key: string]: unknown;
        };
        /** @description How routes outside /api/v1 report a failure; inside, only a query key with a dot under a plain parameter (`limit.x`) is answered so. */
        PlainRouteError: {
            message: string;
        };
        /** @description A range on one column of a time series; at most one of the ranges is used. */
        PolymorphicFilter: {
            /** @description Column the range applies to: `batches` (the default), `time` or `epoch`. */
            name?: string;
            /** @description Range of a number with a fraction, such as `epoch`. Exactly one of the three ranges is sent. */
            doubleRange?: components["schemas"]["DoubleFieldFilter"];
            /** @description Range of a whole number, such as `batches`. Exactly one of the three ranges is sent. */
            integerRange?: components["schemas"]["Int32FieldFilter"];
            /** @description Range of a time. Exactly one of the three ranges is sent. */
            timeRange?: components["schemas"]["TimestampFieldFilter"];
        };
        /** @description Request message of `postAllocationProxyAddress`. */
        PostAllocationProxyAddressRequest: {
            /** @description Id of the allocation: the task id, a point and a counter. */
            allocationId: string;
            /** @description Address at which the master reaches the service of the allocation. It takes effect for the next request to `/proxy`. */
            proxyAddress: string;
        };
        /** @description Answer of `postAllocationProxyAddress`. */
        PostAllocationProxyAddressResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `postCheckpointMetadata`. */
        PostCheckpointMetadataRequest: {
            /** @description The UUID of the checkpoint and its whole new metadata, which replaces the old. Keep `steps_completed`: without it a 0.23 master can no longer serve the archive of the checkpoint. */
            checkpoint: components["schemas"]["Checkpoint"] | null;
        };
        /** @description Answer of `postCheckpointMetadata`. */
        PostCheckpointMetadataResponse: {
            checkpoint: components["schemas"]["Checkpoint"];
        };
        /** @description Request message of `postModel`. */
        PostModelRequest: {
            /** @description Name of the model, unique in the cluster. Blank, only digits, with a slash or with two spaces in a row is a 400; a taken name is a 409. */
            name: string;
            /** @description One or two sentences about the model. Empty: none. */
            description: string;
            /** @description Free object of values by key. Absent or null: none. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description Labels of the model. Empty: none; a label with a comma is split into several. */
            labels: string[];
            /** @description Name of the workspace that owns the model, when `workspaceId` is absent. Absent as well: workspace 1, Uncategorized; an unknown name is a 500. */
            workspaceName?: string;
            /**
             * Format: int32
             * @description Id of the workspace that owns the model. Absent: `workspaceName` decides, else workspace 1, Uncategorized.
             */
            workspaceId?: number;
            /** @description Markdown notes of the model. Empty: none. */
            notes: string;
        };
        /** @description Answer of `postModel`. */
        PostModelResponse: {
            model: components["schemas"]["Model"];
        };
        /** @description Request message of `postModelVersion`. */
        PostModelVersionRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
            /** @description UUID of the checkpoint to register. It must be completed (else 500) and exist (else 404); from then on it cannot be deleted. */
            checkpointUuid: string;
            /** @description Name of the version. Empty: the version has only its number, which is the highest so far plus one. */
            name: string;
            /** @description What is new in this version. Empty: none. */
            comment: string;
            /** @description Free object of values by key. Absent or null: none. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description Labels of the version. Empty: none. */
            labels: string[];
            /** @description Markdown notes of the version. Empty: none. */
            notes: string;
        };
        /** @description Answer of `postModelVersion`. */
        PostModelVersionResponse: {
            modelVersion: components["schemas"]["ModelVersion"];
        };
        /** @description Request message of `postProject`. */
        PostProjectRequest: {
            /** @description Name of the project, 1 to 80 characters, unique in its workspace. A taken name is a 500 on a 0.23 master and a 409 on 0.38. */
            name: string;
            /** @description One or two sentences about the project. Empty: none. */
            description: string;
            /**
             * Format: int32
             * @description Id of the workspace that will hold the project.
             */
            workspaceId: number;
        };
        /** @description Answer of `postProject`. */
        PostProjectResponse: {
            project: components["schemas"]["Project"];
        };
        /** @description Request message of `postSearcherOperations`. */
        PostSearcherOperationsRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
            /** @description Operations of the custom searcher, in the order in which the master carries them out. Empty: the event is answered without an operation. */
            searcherOperations: components["schemas"]["SearcherOperation"][];
            /** @description The searcher event that is answered; it and those before it leave the queue. Absent or null: the operations answer no event. */
            triggeredByEvent: components["schemas"]["SearcherEvent"] | null;
        };
        /** @description Answer of `postSearcherOperations`. */
        PostSearcherOperationsResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `postTemplate`. */
        PostTemplateRequest: {
            /** @description Configuration and workspace of the new template; the name in the path wins over the one in here. A taken name is a 500; workspace 0 is workspace 1. */
            template: components["schemas"]["Template"] | null;
        };
        /** @description Answer of `postTemplate`. */
        PostTemplateResponse: {
            template: components["schemas"]["Template"];
        };
        /** @description Request message of `postTrialProfilerMetricsBatch`. */
        PostTrialProfilerMetricsBatchRequest: {
            /** @description Measurements, each batch of one series with its values, batches and times of equal length. */
            batches: components["schemas"]["TrialProfilerMetricsBatch"][];
        };
        /** @description Answer of `postTrialProfilerMetricsBatch`. */
        PostTrialProfilerMetricsBatchResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `postTrialRunnerMetadata`. */
        PostTrialRunnerMetadataRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
            /** @description What the runner is doing now, shown as the runner state of the trial. It keeps the last value after the end. */
            metadata: components["schemas"]["TrialRunnerMetadata"] | null;
        };
        /** @description Answer of `postTrialRunnerMetadata`. */
        PostTrialRunnerMetadataResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `postUserActivity`. */
        PostUserActivityRequest: {
            /** @description Kind of the activity. Only `ACTIVITY_TYPE_GET` is accepted; unspecified is a 500. */
            activityType: components["schemas"]["ActivityType"];
            /** @description Kind of the thing that was looked at. Only `ENTITY_TYPE_PROJECT` is accepted; unspecified is a 500. */
            entityType: components["schemas"]["EntityType"];
            /**
             * Format: int32
             * @description Id of that thing. The master does not check that it exists.
             */
            entityId: number;
        };
        /** @description Answer of `postUserActivity`. */
        PostUserActivityResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `postUser`. */
        PostUserRequest: {
            /** @description The new user. Send `active: true`, because absent is false and an inactive user cannot sign in; names are printable ASCII of at least 2 characters. */
            user: components["schemas"]["User"] | null;
            /** @description Password of the new user, or its hash when `isHashed` is true. Empty creates a user who signs in without a password. */
            password: string;
            /** @description True when `password` is already hashed by `hashPassword`. Absent or false: the password travels in clear and the master hashes it. */
            isHashed: boolean;
        };
        /** @description Answer of `postUser`. */
        PostUserResponse: {
            user: components["schemas"]["User"];
        };
        /** @description Request message of `postUserSetting`. */
        PostUserSettingRequest: {
            /** @description Settings of the current user to store, by key and storage path. Each `value` is JSON text; an empty one deletes that setting. */
            settings: components["schemas"]["UserWebSetting"][];
        };
        /** @description Answer of `postUserSetting`. */
        PostUserSettingResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `postWebhook`. */
        PostWebhookRequest: {
            /** @description Address, type and triggers of the new webhook. No trigger or a bad address is a 400; a 0.23 master fires it for every experiment of the cluster. */
            webhook: components["schemas"]["Webhook"] | null;
        };
        /** @description Answer of `postWebhook`. */
        PostWebhookResponse: {
            webhook: components["schemas"]["Webhook"];
        };
        /** @description Request message of `postWorkspace`. */
        PostWorkspaceRequest: {
            /** @description Name of the workspace, 1 to 80 bytes (53 on 0.38), not blank, unique in the cluster. A taken name is a 409. */
            name: string;
            /** @description User and group that containers of this workspace run as; all four fields or none. Absent: that of the user, else of the cluster; only administrators may set it. */
            agentUserGroup?: components["schemas"]["AgentUserGroup"];
            /** @description Where experiments of this workspace keep checkpoints unless they say so themselves. Absent: the storage of the cluster; an incomplete configuration is a 400. */
            checkpointStorageConfig?: {
                [key: string]: unknown;
            };
            /** @description Resource pool of tasks with slots that name none. Empty: the default pool of the cluster; a 0.23 master does not check the name and cannot clear it later. */
            defaultComputePool: string;
            /** @description Resource pool of tasks without slots that name none. Empty: the default pool of the cluster; a 0.23 master does not check the name and cannot clear it later. */
            defaultAuxPool: string;
        };
        /** @description Answer of `postWorkspace`. */
        PostWorkspaceResponse: {
            workspace: components["schemas"]["Workspace"];
        };
        /** @description Request message of `previewHPSearch`. */
        PreviewHPSearchRequest: {
            /** @description Experiment configuration as an object, not as text. It needs `searcher` and `hyperparameters`; a text is a 400. */
            config: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: uint32
             * @description Seed of the random generator, 0 to 4,294,967,295. The same seed and configuration give the same trials; absent is 0.
             */
            seed: number;
        };
        /** @description Answer of `previewHPSearch`. */
        PreviewHPSearchResponse: {
            simulation: components["schemas"]["ExperimentSimulation"];
        };
        /** @description A collection of experiments inside a workspace. */
        Project: {
            /** Format: int32 */
            id: number;
            name: string;
            /** Format: int32 */
            workspaceId: number;
            description: string;
            /**
             * Format: date-time
             * @description When the latest experiment was started (UTC); null without experiments.
             */
            lastExperimentStartedAt: string | null;
            /** @description Pages of Markdown, in order. */
            notes: components["schemas"]["Note"][];
            /**
             * Format: int32
             * @description Experiments in the project.
             */
            numExperiments: number;
            /**
             * Format: int32
             * @description Experiments that are active, queued ones included.
             */
            numActiveExperiments: number;
            /** @description Whether the project or its workspace is archived. */
            archived: boolean;
            /** @description Username of the owner. */
            username: string;
            /** @description True for project 1, which cannot be changed. */
            immutable: boolean;
            /**
             * Format: int32
             * @description Id of the owner.
             */
            userId: number;
            /** @description Name of the workspace; empty in lists of a workspace. */
            workspaceName: string;
            /** @description Progress of a deletion; unspecified otherwise. */
            state: components["schemas"]["WorkspaceState"];
            /** @description Why a deletion failed; empty otherwise. */
            errorMessage: string;
        };
        /** @description A column the experiment list of a project can show. */
        ProjectColumn: {
            /** @description Key of the column, used in sorts and filters, for example `hp.learning_rate`. */
            column: string;
            /** @description Where the value comes from. */
            location: components["schemas"]["LocationType"];
            /** @description Kind of value, which decides the operators of a filter. */
            type: components["schemas"]["ColumnType"];
            /** @description Heading to show; empty for metrics and hyperparameters, whose key is shown instead. */
            displayName: string;
        };
        /** @description A port that a task serves through the proxy of the master. */
        ProxyPortConfig: {
            /** @description Name of the service in proxy paths. */
            serviceId: string;
            /** Format: int32 */
            port: number;
            /** @description True for raw TCP over a websocket. */
            proxyTcp: boolean;
            /** @description True when no sign-in is needed. */
            unauthenticated: boolean;
        };
        /** @description Request message of `putProjectNotes`. */
        PutProjectNotesRequest: {
            /** @description The whole list of notes, which replaces the old one. Notes that are left out are gone; empty deletes all. */
            notes: components["schemas"]["Note"][];
            /**
             * Format: int32
             * @description Id of the project.
             */
            projectId: number;
        };
        /** @description Answer of `putProjectNotes`. */
        PutProjectNotesResponse: {
            notes: components["schemas"]["Note"][];
        };
        /** @description Request message of `putTemplate`. */
        PutTemplateRequest: {
            /** @description Configuration of the template. `workspaceId` is refused with a 400 on a 0.23 master; an existing name is a 500 there. */
            template: components["schemas"]["Template"] | null;
        };
        /** @description Answer of `putTemplate`. */
        PutTemplateResponse: {
            template: components["schemas"]["Template"];
        };
        /** @description One change to the queue: a job and exactly one action. */
        QueueControl: {
            /** @description UUID of the job to change. */
            jobId: string;
            /** @description Put the job before this job. */
            aheadOf?: string;
            /** @description Put the job after this job. */
            behindOf?: string;
            /** @description Move the job to this pool. */
            resourcePool?: string;
            /**
             * Format: int32
             * @description New priority, 1 to 99.
             */
            priority?: number;
            /** @description New weight, above 0. */
            weight?: components["schemas"]["Float"];
        };
        /** @description Number of jobs of a pool by state. */
        QueueStats: {
            /**
             * Format: int32
             * @description Jobs waiting for slots.
             */
            queuedCount: number;
            /**
             * Format: int32
             * @description Jobs that hold slots.
             */
            scheduledCount: number;
        };
        /** @description A row of the queue, full or limited by what the caller may see. */
        RBACJob: {
            /** @description The whole job, when the caller may see it. */
            full?: components["schemas"]["Job"];
            /** @description The job without name and owner, when the caller may not. */
            limited?: components["schemas"]["LimitedJob"];
        };
        /** @description Queue statistics of one pool. */
        RPQueueStat: {
            /** @description Jobs queued and scheduled now. */
            stats: components["schemas"]["QueueStats"] | null;
            resourcePool: string;
            /** @description Waiting time per day, today included. */
            aggregates: components["schemas"]["AggregateQueueStats"][];
        };
        /** @description Request message of `removeAssignments`. */
        RemoveAssignmentsRequest: {
            /** @description Role assignments of groups to remove. All of the call happens or none of it; both lists empty is a 400. */
            groupRoleAssignments: components["schemas"]["GroupRoleAssignment"][];
            /** @description Role assignments of single users to remove. All of the call happens or none of it; both lists empty is a 400. */
            userRoleAssignments: components["schemas"]["UserRoleAssignment"][];
        };
        /** @description Answer of `removeAssignments`. */
        RemoveAssignmentsResponse: {
            [key: string]: unknown;
        };
        /** @description How the containers of a distributed task find each other. */
        RendezvousInfo: {
            /** @description Address of each container, by rank. */
            addresses: string[];
            /**
             * Format: int32
             * @description Place of the asking container, counted from 0.
             */
            rank: number;
            /** @description Number of slots of each container, by rank. */
            slots: number[];
        };
        /** @description Request message of `reportCheckpoint`. */
        ReportCheckpointRequest: {
            /** @description The checkpoint that the trial or task has written, with its files and sizes in bytes. Its state is completed or absent; any other is a 400. */
            checkpoint: components["schemas"]["Checkpoint"] | null;
        };
        /** @description Answer of `reportCheckpoint`. */
        ReportCheckpointResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `reportTrialMetrics`. */
        ReportTrialMetricsRequest: {
            /** @description Values by name at a number of completed batches, with the run id of the trial. Repeating a name at the same batch is a 500, because values are never overwritten. */
            metrics: components["schemas"]["TrialMetrics"] | null;
            /** @description Name of the metric group: `training`, `validation` or one of your own. Empty or with a dot is a 400. */
            group: string;
        };
        /** @description Answer of `reportTrialMetrics`. */
        ReportTrialMetricsResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `reportTrialProgress`. */
        ReportTrialProgressRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
            /** @description Share of the training that is done, 0 to 1. */
            progress: components["schemas"]["Double"];
        };
        /** @description Answer of `reportTrialProgress`. */
        ReportTrialProgressResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `reportTrialSearcherEarlyExit`. */
        ReportTrialSearcherEarlyExitRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
            /** @description Why the trial ends before its searcher told it to. An unspecified reason is a 500. */
            earlyExit: components["schemas"]["TrialEarlyExit"] | null;
        };
        /** @description Answer of `reportTrialSearcherEarlyExit`. */
        ReportTrialSearcherEarlyExitResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `reportTrialSourceInfo`. */
        ReportTrialSourceInfoRequest: {
            /** @description The trial and the checkpoint or model version that it used, and how. Only one of `modelId` and `modelVersion`, or an unspecified kind, is a 500. */
            trialSourceInfo: components["schemas"]["TrialSourceInfo"] | null;
        };
        /** @description Answer of `reportTrialSourceInfo`. */
        ReportTrialSourceInfoResponse: {
            /** Format: int32 */
            trialId: number;
            checkpointUuid: string;
        };
        /** @description Request message of `reportTrialTrainingMetrics`. */
        ReportTrialTrainingMetricsRequest: {
            /** @description Values by name at a number of completed batches, with the run id of the trial. The older form of `reportTrialMetrics` with the group `training`. */
            trainingMetrics: components["schemas"]["TrialMetrics"] | null;
        };
        /** @description Answer of `reportTrialTrainingMetrics`. */
        ReportTrialTrainingMetricsResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `reportTrialValidationMetrics`. */
        ReportTrialValidationMetricsRequest: {
            /** @description Values by name at a number of completed batches, with the run id of the trial. The older form of `reportTrialMetrics` with the group `validation`. */
            validationMetrics: components["schemas"]["TrialMetrics"] | null;
        };
        /** @description Answer of `reportTrialValidationMetrics`. */
        ReportTrialValidationMetricsResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `resetUserSetting`. */
        ResetUserSettingRequest: {
            [key: string]: unknown;
        };
        /** @description Answer of `resetUserSetting`. */
        ResetUserSettingResponse: {
            [key: string]: unknown;
        };
        /** @description Slot-seconds used in one day or month. */
        ResourceAllocationAggregatedEntry: {
            /** @description The day (YYYY-MM-DD) or month (YYYY-MM). */
            periodStart: string;
            /** @description Whether this is a day or a month. */
            period: components["schemas"]["ResourceAllocationAggregationPeriod"];
            /** @description Slot-seconds in total. */
            seconds: components["schemas"]["Float"];
            /** @description Slot-seconds per user. */
            byUsername: {
                [key: string]: components["schemas"]["Float"];
            };
            /** @description Slot-seconds per experiment label; one experiment counts for each of its labels. */
            byExperimentLabel: {
                [key: string]: components["schemas"]["Float"];
            };
            /** @description Slot-seconds per pool. */
            byResourcePool: {
                [key: string]: components["schemas"]["Float"];
            };
            /** @description Always empty. */
            byAgentLabel: {
                [key: string]: components["schemas"]["Float"];
            };
        };
        /** @description Request message of `resourceAllocationAggregated`. */
        ResourceAllocationAggregatedRequest: {
            /** @description First period: YYYY-MM-DD for days, YYYY-MM for months. */
            startDate: string;
            /** @description Last period, included, in the same form; not before the start. */
            endDate: string;
            /** @description Whether to sum by day or by month. */
            period: components["schemas"]["ResourceAllocationAggregationPeriod"];
        };
        /** @description Answer of `resourceAllocationAggregated`. */
        ResourceAllocationAggregatedResponse: {
            resourceEntries: components["schemas"]["ResourceAllocationAggregatedEntry"][];
        };
        /**
         * @description Whether usage is summed by day or by month.
         * @enum {string}
         */
        ResourceAllocationAggregationPeriod: "RESOURCE_ALLOCATION_AGGREGATION_PERIOD_UNSPECIFIED" | "RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY" | "RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY";
        /** @description One stretch of time during which slots were used. */
        ResourceAllocationRawEntry: {
            /** @description What used the slots: training, validation, checkpointing, imagepulling, agent or instance. */
            kind: string;
            /**
             * Format: date-time
             * @description Start (UTC).
             */
            startTime: string | null;
            /**
             * Format: date-time
             * @description End (UTC).
             */
            endTime: string | null;
            /**
             * Format: int32
             * @description Experiment, or 0 when none is concerned.
             */
            experimentId: number;
            /** @description User who caused it; for agents and instances, their id. */
            username: string;
            /**
             * Format: int32
             * @description User id, or 0 when none is concerned.
             */
            userId: number;
            /** @description Labels of the experiment. */
            labels: string[];
            /** @description Length in seconds, of the clock, not multiplied by slots. */
            seconds: components["schemas"]["Float"];
            /**
             * Format: int32
             * @description Slots used during that time.
             */
            slots: number;
        };
        /** @description Request message of `resourceAllocationRaw`. */
        ResourceAllocationRawRequest: {
            /**
             * Format: date-time
             * @description Start of the window, RFC 3339.
             */
            timestampAfter: string | null;
            /**
             * Format: date-time
             * @description End of the window, RFC 3339; not before the start.
             */
            timestampBefore: string | null;
        };
        /** @description Answer of `resourceAllocationRaw`. */
        ResourceAllocationRawResponse: {
            resourceEntries: components["schemas"]["ResourceAllocationRawEntry"][];
        };
        /** @description A group of agents under one scheduler. */
        ResourcePool: {
            name: string;
            description: string;
            /** @description Where the agents come from. */
            type: components["schemas"]["ResourcePoolType"];
            /**
             * Format: int32
             * @description Agents connected now.
             */
            numAgents: number;
            /**
             * Format: int32
             * @description Slots of all connected agents, used ones included.
             */
            slotsAvailable: number;
            /**
             * Format: int32
             * @description Slots in use.
             */
            slotsUsed: number;
            /** @description Kind of device the slots are; unspecified while no slot is known. */
            slotType: components["schemas"]["DeviceType"];
            /**
             * Format: int32
             * @description Zero-slot containers the connected agents can hold in all.
             */
            auxContainerCapacity: number;
            /**
             * Format: int32
             * @description Zero-slot containers running now.
             */
            auxContainersRunning: number;
            /** @description Whether tasks with slots go here when they name no pool. */
            defaultComputePool: boolean;
            /** @description Whether tasks without slots go here when they name no pool. */
            defaultAuxPool: boolean;
            /** @description Whether the instances can be taken away by the cloud provider. */
            preemptible: boolean;
            /**
             * Format: int32
             * @description Fewest agents kept; 0 for static pools.
             */
            minAgents: number;
            /**
             * Format: int32
             * @description Most agents started; 0 for static pools.
             */
            maxAgents: number;
            /**
             * Format: int32
             * @description Slots each agent has; -1 when not known beforehand, as in static pools.
             */
            slotsPerAgent: number;
            /**
             * Format: int32
             * @description Zero-slot containers one agent can hold.
             */
            auxContainerCapacityPerAgent: number;
            /** @description How the queue is ordered. */
            schedulerType: components["schemas"]["SchedulerType"];
            /** @description How tasks are spread over agents. */
            schedulerFittingPolicy: components["schemas"]["FittingPolicy"];
            /** @description Where the agents are: `on-prem` or a cloud region. */
            location: string;
            /** @description Machine image of the cloud instances; empty for static pools. */
            imageId: string;
            /** @description Instance type of the cloud provider; empty for static pools. */
            instanceType: string;
            /** @description Address at which started agents reach the master; empty when not set. */
            masterUrl: string;
            /** @description Host name expected in the master's certificate; empty when not set. */
            masterCertName: string;
            /** @description Script run when an instance starts. */
            startupScript: string;
            /** @description Script run in the agent container before the agent starts. */
            containerStartupScript: string;
            /** @description Docker network of the agent container. */
            agentDockerNetwork: string;
            /** @description Docker runtime of the agent container. */
            agentDockerRuntime: string;
            /** @description Image of the agent container. */
            agentDockerImage: string;
            /** @description Image of the log shipper next to the agent. */
            agentFluentImage: string;
            /** @description Seconds an idle cloud agent is kept before it is shut down. */
            maxIdleAgentPeriod: components["schemas"]["Float"];
            /** @description Seconds a cloud agent may take to start before it is given up. */
            maxAgentStartingPeriod: components["schemas"]["Float"];
            /** @description Settings of the cloud provider and of the scheduler. */
            details: components["schemas"]["ResourcePoolDetail"] | null;
            /** @description Accelerator shown to people; empty when not known. */
            accelerator: string;
            /** @description Number of queued and of scheduled jobs. */
            stats: components["schemas"]["QueueStats"] | null;
        };
        /** @description How a pool starts instances on AWS. */
        ResourcePoolAwsDetail: {
            region: string;
            /**
             * Format: int32
             * @description Size of the root volume in GB.
             */
            rootVolumeSize: number;
            /** @description AMI of the instances. */
            imageId: string;
            /** @description Key of the tag that marks instances as owned by this pool. */
            tagKey: string;
            /** @description Value of the owner tag. */
            tagValue: string;
            /** @description Name given to the instances. */
            instanceName: string;
            /** @description SSH key pair put on the instances. */
            sshKeyName: string;
            /** @description Whether instances get a public address. */
            publicIp: boolean;
            subnetId: string;
            securityGroupId: string;
            /** @description Instance profile the instances run with. */
            iamInstanceProfileArn: string;
            instanceType: string;
            /** @description CloudWatch log group; empty when logs stay on the instance. */
            logGroup: string;
            /** @description CloudWatch log stream. */
            logStream: string;
            /** @description Whether spot instances are used. */
            spotEnabled: boolean;
            /** @description Highest spot price in US dollars per hour, as text. */
            spotMaxPrice: string;
            /** @description Further tags put on the instances. */
            customTags: components["schemas"]["AwsCustomTag"][];
        };
        /** @description Settings that apply to one kind of pool or scheduler only. */
        ResourcePoolDetail: {
            /** @description Set for pools on AWS, else null. */
            aws: components["schemas"]["ResourcePoolAwsDetail"] | null;
            /** @description Set for pools on Google Cloud, else null. */
            gcp: components["schemas"]["ResourcePoolGcpDetail"] | null;
            /** @description Set for pools under the priority scheduler, else null. */
            priorityScheduler: components["schemas"]["ResourcePoolPrioritySchedulerDetail"] | null;
        };
        /** @description How a pool starts instances on Google Cloud. */
        ResourcePoolGcpDetail: {
            project: string;
            zone: string;
            /**
             * Format: int32
             * @description Size of the boot disk in GB.
             */
            bootDiskSize: number;
            /** @description Image the boot disk is made from. */
            bootDiskSourceImage: string;
            /** @description Key of the label that marks instances as owned by this pool. */
            labelKey: string;
            /** @description Value of the owner label. */
            labelValue: string;
            /** @description Start of the name of every instance. */
            namePrefix: string;
            network: string;
            subnetwork: string;
            /** @description Whether instances get an external address. */
            externalIp: boolean;
            networkTags: string[];
            serviceAccountEmail: string;
            serviceAccountScopes: string[];
            machineType: string;
            /** @description GPU type attached to each instance. */
            gpuType: string;
            /**
             * Format: int32
             * @description GPUs attached to each instance.
             */
            gpuNum: number;
            /** @description Whether preemptible instances are used. */
            preemptible: boolean;
            /** @description Seconds to wait for an operation of the cloud provider. */
            operationTimeoutPeriod: components["schemas"]["Float"];
        };
        /** @description Settings of the priority scheduler. */
        ResourcePoolPrioritySchedulerDetail: {
            /** @description Whether work of higher priority may stop running work. */
            preemption: boolean;
            /**
             * Format: int32
             * @description Priority of jobs that name none, 1 to 99; a lower number goes first.
             */
            defaultPriority: number;
            /** @description Priority classes, on Kubernetes only. */
            k8Priorities: components["schemas"]["K8PriorityClass"][];
        };
        /**
         * @description Where the agents of a pool come from.
         * @enum {string}
         */
        ResourcePoolType: "RESOURCE_POOL_TYPE_UNSPECIFIED" | "RESOURCE_POOL_TYPE_AWS" | "RESOURCE_POOL_TYPE_GCP" | "RESOURCE_POOL_TYPE_STATIC" | "RESOURCE_POOL_TYPE_K8S";
        /** @description Why a container failed. */
        ResourcesFailure: {
            failureType: components["schemas"]["FailureType"];
            /** @description Error text. */
            errMsg: string;
            /**
             * Format: int32
             * @description Exit code of the process; left out when there was none.
             */
            exitCode?: number;
        };
        /** @description Where a started container is reached. */
        ResourcesStarted: {
            addresses: components["schemas"]["Address"][];
            /** @description Id given by the container runtime. */
            nativeResourcesId: string;
        };
        /** @description How a container ended. */
        ResourcesStopped: {
            /** @description Null when it ended well. */
            failure: components["schemas"]["ResourcesFailure"] | null;
        };
        /** @description One container of an allocation. */
        ResourcesSummary: {
            /** @description Id of the container within the scheduler. */
            resourcesId: string;
            /** @description Kind of resource, such as `docker-container`. */
            resourcesType: string;
            allocationId: string;
            /** @description Devices held, by agent. */
            agentDevices: {
                [key: string]: components["schemas"]["ResourcesSummaryDevices"];
            };
            /** @description Left out when it is no container. */
            containerId?: string;
            /** @description Left out until it has started. */
            started?: components["schemas"]["ResourcesStarted"];
            /** @description Left out until it has ended. */
            exited?: components["schemas"]["ResourcesStopped"];
        };
        /** @description Devices held on one agent. */
        ResourcesSummaryDevices: {
            devices: components["schemas"]["Device"][];
        };
        /** @description A predefined, named set of permissions. */
        Role: {
            /**
             * Format: int32
             * @description Id of the role, the same on every cluster.
             */
            roleId: number;
            /** @description Name of the role, as lists show it. Ignored in requests, where `roleId` decides. */
            name: string;
            /** @description What the role allows; empty where a role is only referred to. */
            permissions: components["schemas"]["Permission"][];
            /** @description The scopes the role can be assigned in; null where a role is only referred to. */
            scopeTypeMask: components["schemas"]["ScopeTypeMask"] | null;
        };
        /** @description A role together with the scope it holds in. */
        RoleAssignment: {
            /** @description The role, of which only `roleId` is filled in. */
            role: components["schemas"]["Role"] | null;
            /**
             * Format: int32
             * @description Workspace the role holds in; left out for the whole cluster.
             */
            scopeWorkspaceId?: number;
            /** @description Whether the role holds in the whole cluster. */
            scopeCluster: boolean;
        };
        /** @description All scopes in which a user or group has one role. */
        RoleAssignmentSummary: {
            /** Format: int32 */
            roleId: number;
            /** @description Workspaces the role holds in. */
            scopeWorkspaceIds: number[];
            /** @description Whether the role holds in the whole cluster as well. */
            scopeCluster: boolean;
        };
        /** @description A role with everyone it is assigned to. */
        RoleWithAssignments: {
            role: components["schemas"]["Role"];
            /** @description Assignments to groups. */
            groupRoleAssignments: components["schemas"]["GroupRoleAssignment"][];
            /** @description Assignments to single users. */
            userRoleAssignments: components["schemas"]["UserRoleAssignment"][];
        };
        /** @description One step of a simulated trial. */
        RunnableOperation: {
            type: components["schemas"]["RunnableType"];
            /** @description How far to train, in the unit of the searcher (batches, records or epochs); 0 for a validation. */
            length: components["schemas"]["UInt64"];
        };
        /**
         * @description Whether a simulated step trains or validates.
         * @enum {string}
         */
        RunnableType: "RUNNABLE_TYPE_UNSPECIFIED" | "RUNNABLE_TYPE_TRAIN" | "RUNNABLE_TYPE_VALIDATE";
        /** @description An identity provider that people can sign in through. */
        SSOProvider: {
            /** @description Name to show on the sign-in page. */
            name: string;
            /** @description Address that starts the sign-in. */
            ssoUrl: string;
        };
        /**
         * @description How a pool orders its queue.
         * @enum {string}
         */
        SchedulerType: "SCHEDULER_TYPE_UNSPECIFIED" | "SCHEDULER_TYPE_PRIORITY" | "SCHEDULER_TYPE_FAIR_SHARE" | "SCHEDULER_TYPE_ROUND_ROBIN" | "SCHEDULER_TYPE_KUBERNETES" | "SCHEDULER_TYPE_SLURM" | "SCHEDULER_TYPE_PBS";
        /** @description The kinds of scope that a permission or role can be given in. */
        ScopeTypeMask: {
            /** @description Can hold in the whole cluster. */
            cluster: boolean;
            /** @description Can hold in one workspace; false for cluster-only permissions and roles that contain one. */
            workspace: boolean;
        };
        /** @description A row of the search: the experiment and its best trial. */
        SearchExperimentExperiment: {
            experiment: components["schemas"]["Experiment"];
            /** @description Best trial by searcher metric, without best checkpoint and wall clock time; null when there is none. */
            bestTrial: components["schemas"]["Trial"] | null;
        };
        /** @description Request message of `searchExperiments`. */
        SearchExperimentsRequest: {
            /**
             * Format: int32
             * @description Keeps the experiments of this project. Absent: those of all projects that the caller may see.
             */
            projectId?: number;
            /**
             * Format: int32
             * @description Number of experiments to leave out at the start. Absent is 0; a negative one counts from the end.
             */
            offset: number;
            /**
             * Format: int32
             * @description Largest number of experiments in the answer. Absent or 0 is 100; -1 is all from the offset on; -2 is none, only the counts.
             */
            limit: number;
            /** @description Columns with a direction, separated by commas, such as `startTime=desc`. Absent: by id; an unknown column is a 400. */
            sort?: string;
            /** @description Conditions as JSON text. Absent: all experiments, archived ones included; with a filter archived ones are left out unless it says `showArchived`. */
            filter?: string;
        };
        /** @description Answer of `searchExperiments`. */
        SearchExperimentsResponse: {
            experiments: components["schemas"]["SearchExperimentExperiment"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Request message of `searchRolesAssignableToScope`. */
        SearchRolesAssignableToScopeRequest: {
            /**
             * Format: int32
             * @description Largest number of roles in the answer. Absent or 0 is 500.
             */
            limit: number;
            /**
             * Format: int32
             * @description Number of roles to leave out at the start. Absent is 0; past the end the list is empty.
             */
            offset: number;
            /**
             * Format: int32
             * @description Workspace that the role is meant for; roles with a permission for the whole cluster only are left out. Absent or null: roles for the whole cluster.
             */
            workspaceId: number | null;
        };
        /** @description Answer of `searchRolesAssignableToScope`. */
        SearchRolesAssignableToScopeResponse: {
            pagination: components["schemas"]["Pagination"];
            roles: components["schemas"]["Role"][];
        };
        /** @description Something a custom searcher has to react to; exactly one kind is set. */
        SearcherEvent: {
            /**
             * Format: int32
             * @description Counts up from 1 within the experiment; -1 when it is not active.
             */
            id: number;
            /** @description The search begins. */
            initialOperations?: components["schemas"]["InitialOperations"];
            /** @description A requested trial exists now. */
            trialCreated?: components["schemas"]["TrialCreated"];
            /** @description A trial has validated. */
            validationCompleted?: components["schemas"]["ValidationCompleted"];
            /** @description A trial has ended. */
            trialClosed?: components["schemas"]["TrialClosed"];
            /** @description A trial stopped before its time. */
            trialExitedEarly?: components["schemas"]["TrialExitedEarly"];
            /** @description A trial has moved on. */
            trialProgress?: components["schemas"]["TrialProgress"];
            /** @description The experiment is paused, stopping or finished. */
            experimentInactive?: components["schemas"]["ExperimentInactive"];
        };
        /** @description Something a custom searcher asks for; exactly one kind is set. */
        SearcherOperation: {
            /** @description Train a trial further. */
            trialOperation?: components["schemas"]["TrialOperation"];
            /** @description Create a trial. */
            createTrial?: components["schemas"]["CreateTrialOperation"];
            /** @description End a trial. */
            closeTrial?: components["schemas"]["CloseTrialOperation"];
            /** @description End the search. */
            shutDown?: components["schemas"]["ShutDownOperation"];
            /** @description Set the progress shown for the experiment. */
            setSearcherProgress?: components["schemas"]["SetSearcherProgressOperation"];
        };
        /** @description Request message of `setCommandPriority`. */
        SetCommandPriorityRequest: {
            /** @description UUID of the command. */
            commandId: string;
            /**
             * Format: int32
             * @description New priority of the command, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
             */
            priority: number;
        };
        /** @description Answer of `setCommandPriority`. */
        SetCommandPriorityResponse: {
            command: components["schemas"]["Command"];
        };
        /** @description Request message of `setNotebookPriority`. */
        SetNotebookPriorityRequest: {
            /** @description UUID of the notebook. */
            notebookId: string;
            /**
             * Format: int32
             * @description New priority of the notebook, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
             */
            priority: number;
        };
        /** @description Answer of `setNotebookPriority`. */
        SetNotebookPriorityResponse: {
            notebook: components["schemas"]["Notebook"];
        };
        /** @description Sets the progress shown for the experiment. */
        SetSearcherProgressOperation: {
            /** @description Share done, 0 to 1. */
            progress: components["schemas"]["Double"];
        };
        /** @description Request message of `setShellPriority`. */
        SetShellPriorityRequest: {
            /** @description UUID of the shell. */
            shellId: string;
            /**
             * Format: int32
             * @description New priority of the shell, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
             */
            priority: number;
        };
        /** @description Answer of `setShellPriority`. */
        SetShellPriorityResponse: {
            shell: components["schemas"]["Shell"];
        };
        /** @description Request message of `setTensorboardPriority`. */
        SetTensorboardPriorityRequest: {
            /** @description UUID of the TensorBoard. */
            tensorboardId: string;
            /**
             * Format: int32
             * @description New priority of the TensorBoard, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
             */
            priority: number;
        };
        /** @description Answer of `setTensorboardPriority`. */
        SetTensorboardPriorityResponse: {
            tensorboard: components["schemas"]["Tensorboard"];
        };
        /** @description Request message of `setUserPassword`. */
        SetUserPasswordRequest: {
            /**
             * Format: int32
             * @description Id of the user whose password is set.
             */
            userId: number;
            /** @description The new password in clear text: the master always hashes it, so a hash sent here locks the user out. Afterwards all sessions of that user are gone; empty removes the password. */
            password: string;
        };
        /** @description Answer of `setUserPassword`. */
        SetUserPasswordResponse: {
            user: components["schemas"]["User"];
        };
        /** @description A container that is reached by SSH. */
        Shell: {
            id: string;
            /** @description Name shown; generated when not given. */
            description: string;
            /** @description What the task is doing. */
            state: components["schemas"]["TaskState"];
            /**
             * Format: date-time
             * @description When it was launched.
             */
            startTime: string | null;
            /** @description Its container; null until it has one, kept after the end. */
            container: components["schemas"]["Container"] | null;
            /** @description Private key to connect with, in PEM; secret. */
            privateKey: string;
            /** @description Public key of the pair, as one OpenSSH line. */
            publicKey: string;
            /** @description Name of the owner as shown; empty when unset. */
            displayName: string;
            /**
             * Format: int32
             * @description Id of the owner.
             */
            userId: number;
            /** @description Username of the owner. */
            username: string;
            /** @description Pool it runs in. */
            resourcePool: string;
            /** @description Empty while alive; afterwards how it ended. */
            exitStatus: string;
            /** @description Free objects with container and host addresses and ports; empty until it runs. */
            addresses: {
                [key: string]: unknown;
            }[];
            /** @description Free object with the user and group it runs as on the agent. */
            agentUserGroup: {
                [key: string]: unknown;
            } | null;
            /** @description UUID of its entry in the job queue. */
            jobId: string;
            /**
             * Format: int32
             * @description Workspace it belongs to.
             */
            workspaceId: number;
        };
        /** @description Ends the search and with it the experiment. */
        ShutDownOperation: {
            /** @description True when the experiment shall end as canceled. */
            cancel: boolean;
            /** @description True when it shall end in error. */
            failure: boolean;
        };
        /** @description One schedulable device of an agent. */
        Slot: {
            /** @description Number of the slot on its agent, as text. */
            id: string;
            /** @description The hardware behind the slot. */
            device: components["schemas"]["Device"] | null;
            /** @description Whether new work may be placed here. */
            enabled: boolean;
            /** @description Container that uses the slot, or null when it is free. */
            container: components["schemas"]["Container"] | null;
            /** @description Whether the slot is disabled but still finishes its running work. */
            draining: boolean;
        };
        /** @description How a stream reports a failure: as the whole body with the mapped status before the first line, as the last line of a 200 answer after it. */
        StreamError: {
            error: {
                /** Format: int32 */
                grpcCode: number;
                /** Format: int32 */
                httpCode: number;
                message: string;
                httpStatus: string;
                details: unknown[];
            };
        };
        /** @description Something that runs in containers. */
        Task: {
            /** @description Experiment number and a UUID for trials, else a UUID. */
            taskId: string;
            taskType: components["schemas"]["TaskType"];
            /** @description Its starts: running ones first, then the latest ended. */
            allocations: components["schemas"]["Allocation"][];
            /** Format: date-time */
            startTime: string | null;
            /**
             * Format: date-time
             * @description Left out while it is live.
             */
            endTime?: string;
        };
        /** @description Request message of `taskLogsFields`. */
        TaskLogsFieldsRequest: {
            /** @description Id of the task. */
            taskId: string;
            /** @description Repeats the values until the task has ended; default false. */
            follow: boolean;
        };
        /** @description Answer of `taskLogsFields`. */
        TaskLogsFieldsResponse: {
            allocationIds: string[];
            agentIds: string[];
            containerIds: string[];
            rankIds: number[];
            stdtypes: string[];
            sources: string[];
        };
        /** @description Request message of `taskLogs`. */
        TaskLogsRequest: {
            /** @description Id of the task. */
            taskId: string;
            /**
             * Format: int32
             * @description Most lines; 0, the default, means all there are. Not together with `follow`.
             */
            limit: number;
            /** @description Keeps the stream open for new lines; default false. */
            follow: boolean;
            /** @description Lines of these allocations; repeat the key. */
            allocationIds: string[];
            /** @description Lines of these agents; repeat the key. */
            agentIds: string[];
            /** @description Lines of these containers; repeat the key. */
            containerIds: string[];
            /** @description Lines of these ranks; repeat the key. -1 also finds lines without a rank. */
            rankIds: number[];
            /** @description Lines of these levels; repeat the key. */
            levels: components["schemas"]["LogLevel"][];
            /** @description Lines written to these, `stdout` or `stderr`; repeat the key. */
            stdtypes: string[];
            /** @description Lines from these sources; repeat the key. */
            sources: string[];
            /**
             * Format: date-time
             * @description Lines up to and including this RFC 3339 time.
             */
            timestampBefore: string | null;
            /**
             * Format: date-time
             * @description Lines later than this RFC 3339 time.
             */
            timestampAfter: string | null;
            /** @description Order by line id; unspecified means ascending, oldest first. */
            orderBy: components["schemas"]["OrderBy"];
            /** @description Text that the line holds, in any case. */
            searchText: string;
        };
        /** @description Answer of `taskLogs`. */
        TaskLogsResponse: {
            id: string;
            /** Format: date-time */
            timestamp: string | null;
            /** @deprecated */
            message: string;
            level: components["schemas"]["LogLevel"];
            taskId: string;
            allocationId?: string;
            agentId?: string;
            containerId?: string;
            /** Format: int32 */
            rankId?: number;
            log: string;
            source?: string;
            stdtype?: string;
        };
        /**
         * @description How far an interactive task or an allocation got.
         * @enum {string}
         */
        TaskState: "STATE_UNSPECIFIED" | "STATE_PULLING" | "STATE_STARTING" | "STATE_RUNNING" | "STATE_TERMINATED" | "STATE_TERMINATING" | "STATE_WAITING" | "STATE_QUEUED";
        /**
         * @description What kind of work a task does.
         * @enum {string}
         */
        TaskType: "TASK_TYPE_UNSPECIFIED" | "TASK_TYPE_TRIAL" | "TASK_TYPE_NOTEBOOK" | "TASK_TYPE_SHELL" | "TASK_TYPE_COMMAND" | "TASK_TYPE_TENSORBOARD" | "TASK_TYPE_CHECKPOINT_GC";
        /** @description A named piece of configuration to merge into new work. */
        Template: {
            /** @description Name of the template, unique in the cluster. */
            name: string;
            /** @description Part of an experiment or task configuration, in the form of its file. */
            config: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: int32
             * @description Workspace the template belongs to.
             */
            workspaceId: number;
        };
        /** @description A TensorBoard over experiments or trials. */
        Tensorboard: {
            id: string;
            /** @description Name shown; generated when not given. */
            description: string;
            /** @description What the task is doing. */
            state: components["schemas"]["TaskState"];
            /**
             * Format: date-time
             * @description When it was launched.
             */
            startTime: string | null;
            /** @description Its container; null until it has one, kept after the end. */
            container: components["schemas"]["Container"] | null;
            /** @description Experiments it shows. */
            experimentIds: number[];
            /** @description Trials it shows. */
            trialIds: number[];
            /** @description Name of the owner as shown; empty when unset. */
            displayName: string;
            /**
             * Format: int32
             * @description Id of the owner.
             */
            userId: number;
            /** @description Username of the owner. */
            username: string;
            /** @description Path below the master at which it can be opened. */
            serviceAddress: string;
            /** @description Pool it runs in. */
            resourcePool: string;
            /** @description Empty while alive; afterwards how it ended. */
            exitStatus: string;
            /** @description UUID of its entry in the job queue. */
            jobId: string;
            /**
             * Format: int32
             * @description Workspace it belongs to.
             */
            workspaceId: number;
        };
        /** @description Request message of `testWebhook`. */
        TestWebhookRequest: {
            /**
             * Format: int32
             * @description Id of the webhook.
             */
            id: number;
        };
        /** @description Answer of `testWebhook`. */
        TestWebhookResponse: {
            completed: boolean;
        };
        /** @description A range of times. */
        TimestampFieldFilter: {
            /**
             * Format: date-time
             * @description Below.
             */
            lt?: string;
            /**
             * Format: date-time
             * @description Up to and including.
             */
            lte?: string;
            /**
             * Format: date-time
             * @description Above.
             */
            gt?: string;
            /**
             * Format: date-time
             * @description From, this value included.
             */
            gte?: string;
        };
        /** @description One training run of an experiment with fixed hyperparameters. */
        Trial: {
            /** Format: int32 */
            id: number;
            /** Format: int32 */
            experimentId: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            startTime: string | null;
            /**
             * Format: date-time
             * @description When it ended; null before.
             */
            endTime: string | null;
            /** @description What it does now; the stored state in search rows and time series. */
            state: components["schemas"]["TrialState"];
            /**
             * Format: int32
             * @description Times it was started again after a failure.
             */
            restarts: number;
            /** @description Its hyperparameters. */
            hparams: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: int32
             * @description Batches trained so far.
             */
            totalBatchesProcessed: number;
            /** @description Validation with the best searcher metric; null when there is none. */
            bestValidation: components["schemas"]["MetricsWorkload"] | null;
            /** @description Last validation; null when there is none. */
            latestValidation: components["schemas"]["MetricsWorkload"] | null;
            /** @description Best checkpoint that still has files; null when there is none. */
            bestCheckpoint: components["schemas"]["CheckpointWorkload"] | null;
            /** @description What its code last reported, such as `training`; `UNSPECIFIED` before. Kept after the end. */
            runnerState: string;
            /** @description Seconds it held resources; 0 in search rows. */
            wallClockTime: components["schemas"]["Double"];
            /** @description Checkpoint it started from, or empty. */
            warmStartCheckpointUuid: string;
            /** @description Task it runs as; the log calls of tasks take it. */
            taskId: string;
            /** @description Bytes of all its checkpoints. */
            totalCheckpointSize: components["schemas"]["UInt64"];
            /**
             * Format: int32
             * @description Number of its checkpoints.
             */
            checkpointCount: number;
            /** @description Per group (`avg_metrics`, `validation_metrics` or a custom one) and metric: count, last, max, min, sum and type. Values that are no numbers have only `last` and `type`. */
            summaryMetrics: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Tells that a trial has ended. */
        TrialClosed: {
            /** @description UUID the searcher gave to the trial when it asked for it. */
            requestId: string;
        };
        /** @description Tells that a requested trial exists. */
        TrialCreated: {
            /** @description UUID the searcher gave to the trial when it asked for it. */
            requestId: string;
        };
        /** @description Why a trial cannot go on. */
        TrialEarlyExit: {
            /** @description Why the trial ends early. Unspecified is a 500. */
            reason: components["schemas"]["TrialEarlyExitExitedReason"];
        };
        /**
         * @description Whether a trial found its hyperparameters unusable while training or while starting up.
         * @enum {string}
         */
        TrialEarlyExitExitedReason: "EXITED_REASON_UNSPECIFIED" | "EXITED_REASON_INVALID_HP" | "EXITED_REASON_INIT_INVALID_HP";
        /** @description Tells that a trial stopped before its time. */
        TrialExitedEarly: {
            /** @description UUID the searcher gave to the trial when it asked for it. */
            requestId: string;
            /** @description Why it stopped. */
            exitedReason: components["schemas"]["TrialExitedEarlyExitedReason"];
        };
        /**
         * @description Why a trial stopped early: bad hyperparameters, a stop its code asked for, or a cancellation.
         * @enum {string}
         */
        TrialExitedEarlyExitedReason: "EXITED_REASON_UNSPECIFIED" | "EXITED_REASON_INVALID_HP" | "EXITED_REASON_USER_REQUESTED_STOP" | "EXITED_REASON_USER_CANCELED";
        /** @description Request message of `trialLogsFields`. */
        TrialLogsFieldsRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
            /** @description Repeats the values until the trial has ended; default false. */
            follow: boolean;
        };
        /** @description Answer of `trialLogsFields`. */
        TrialLogsFieldsResponse: {
            agentIds: string[];
            containerIds: string[];
            rankIds: number[];
            stdtypes: string[];
            sources: string[];
        };
        /** @description Request message of `trialLogs`. */
        TrialLogsRequest: {
            /**
             * Format: int32
             * @description Number of the trial.
             */
            trialId: number;
            /**
             * Format: int32
             * @description Most lines; 0, the default, means all there are.
             */
            limit: number;
            /** @description Keeps the stream open for new lines; default false. */
            follow: boolean;
            /** @description Lines of these agents; repeat the key. */
            agentIds: string[];
            /** @description Lines of these containers; repeat the key. */
            containerIds: string[];
            /** @description Lines of these ranks; repeat the key. */
            rankIds: number[];
            /** @description Lines of these levels; repeat the key. */
            levels: components["schemas"]["LogLevel"][];
            /** @description Lines written to these, `stdout` or `stderr`; repeat the key. */
            stdtypes: string[];
            /** @description Lines from these sources; repeat the key. */
            sources: string[];
            /**
             * Format: date-time
             * @description Lines up to and including this RFC 3339 time.
             */
            timestampBefore: string | null;
            /**
             * Format: date-time
             * @description Lines later than this RFC 3339 time.
             */
            timestampAfter: string | null;
            /** @description Order by line id; unspecified means ascending, oldest first. */
            orderBy: components["schemas"]["OrderBy"];
            /** @description Text that the line holds, in any case. */
            searchText: string;
        };
        /** @description Answer of `trialLogs`. */
        TrialLogsResponse: {
            id: string;
            /** Format: date-time */
            timestamp: string | null;
            /** @deprecated */
            message: string;
            level: components["schemas"]["LogLevel"];
            /** Format: int32 */
            trialId: number;
            agentId?: string;
            containerId?: string;
            /** Format: int32 */
            rankId?: number;
            log?: string;
            source?: string;
            stdtype?: string;
        };
        /** @description Metrics that a trial reports. */
        TrialMetrics: {
            /**
             * Format: int32
             * @description Taken from the path.
             */
            trialId: number;
            /**
             * Format: int32
             * @description Current run of the trial, counted from 1.
             */
            trialRunId: number;
            /**
             * Format: int32
             * @description Batches trained up to here.
             */
            stepsCompleted: number;
            /** @description Values by name: averages and, if reported, one entry per batch. Absent or null: no values. */
            metrics: components["schemas"]["Metrics"] | null;
        };
        /** @description Work for one trial. */
        TrialOperation: {
            /** @description Train up to a length, then validate. */
            validateAfter?: components["schemas"]["ValidateAfterOperation"];
        };
        /** @description What tells one profiler series from another. */
        TrialProfilerMetricLabels: {
            /**
             * Format: int32
             * @description Id of the trial that was measured.
             */
            trialId: number;
            /** @description Name of the series, such as `gpu_util` (percent) or `disk_throughput_read`. */
            name: string;
            /** @description Agent it was measured on; may be empty. */
            agentId: string;
            /** @description GPU it was measured on; empty for other series. */
            gpuUuid: string;
            /** @description Kind of the series: system, timing or miscellaneous. */
            metricType: components["schemas"]["TrialProfilerMetricLabelsProfilerMetricType"];
        };
        /**
         * @description Whether a profiler series measures the machine, the phases of the training loop or something else.
         * @enum {string}
         */
        TrialProfilerMetricLabelsProfilerMetricType: "PROFILER_METRIC_TYPE_UNSPECIFIED" | "PROFILER_METRIC_TYPE_SYSTEM" | "PROFILER_METRIC_TYPE_TIMING" | "PROFILER_METRIC_TYPE_MISC";
        /** @description A stretch of one profiler series; its lists belong together by position. */
        TrialProfilerMetricsBatch: {
            /** @description Measured values, in the unit of the series. */
            values: components["schemas"]["Float"][];
            /** @description Batch trained at each measurement. */
            batches: number[];
            /** @description Time of each measurement. */
            timestamps: string[];
            /** @description The series. */
            labels: components["schemas"]["TrialProfilerMetricLabels"] | null;
        };
        /** @description Tells how far a trial has come. */
        TrialProgress: {
            /** @description UUID the searcher gave to the trial when it asked for it. */
            requestId: string;
            /** @description Length trained so far, in the unit of the searcher. */
            partialUnits: components["schemas"]["Double"];
        };
        /** @description What the code of a trial is doing. */
        TrialRunnerMetadata: {
            /** @description Free word such as `training`, `validating` or `checkpointing`. */
            state: string;
        };
        /** @description A sequence of steps and how many simulated trials follow it. */
        TrialSimulation: {
            /** @description Steps in order. */
            operations: components["schemas"]["RunnableOperation"][];
            /**
             * Format: int32
             * @description Number of trials with these steps.
             */
            occurrences: number;
        };
        /** @description Link from a trial to the checkpoint it was run from. */
        TrialSourceInfo: {
            /**
             * Format: int32
             * @description Trial that uses the checkpoint.
             */
            trialId: number;
            /** @description Checkpoint it was run from; not checked. */
            checkpointUuid: string;
            /**
             * Format: int32
             * @description Model it was taken from; only together with `modelVersion`.
             */
            modelId?: number;
            /**
             * Format: int32
             * @description Version number within that model.
             */
            modelVersion?: number;
            /** @description How the trial used it: for inference or for fine-tuning. Unspecified is a 500. */
            trialSourceInfoType: components["schemas"]["TrialSourceInfoType"];
        };
        /** @description Inference metrics of one linked trial. */
        TrialSourceInfoMetric: {
            /** Format: int32 */
            trialId: number;
            trialSourceInfoType: components["schemas"]["TrialSourceInfoType"];
            /** @description Reports of the metric group `inference`, at most 1,000. */
            metricReports: components["schemas"]["MetricsReport"][];
        };
        /**
         * @description Whether a trial uses its source checkpoint for inference or for fine-tuning.
         * @enum {string}
         */
        TrialSourceInfoType: "TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED" | "TRIAL_SOURCE_INFO_TYPE_INFERENCE" | "TRIAL_SOURCE_INFO_TYPE_FINE_TUNING";
        /**
         * @description What a trial is doing; STATE_ACTIVE is sent only in search rows and time series, elsewhere as queued, pulling, starting or running.
         * @enum {string}
         */
        TrialState: "STATE_UNSPECIFIED" | "STATE_ACTIVE" | "STATE_PAUSED" | "STATE_STOPPING_CANCELED" | "STATE_STOPPING_KILLED" | "STATE_STOPPING_COMPLETED" | "STATE_STOPPING_ERROR" | "STATE_CANCELED" | "STATE_COMPLETED" | "STATE_ERROR" | "STATE_QUEUED" | "STATE_PULLING" | "STATE_STARTING" | "STATE_RUNNING";
        /** @description Request message of `trialsSample`. */
        TrialsSampleRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
            /** @description Name of the metric. */
            metricName: string;
            /**
             * @deprecated
             * @description Training or validation metrics; deprecated, but what clients of this version send.
             */
            metricType: components["schemas"]["MetricType"];
            /** @description Metric group; either this or `metricType` is needed. */
            group: string;
            /**
             * Format: int32
             * @description Most trials in the set; 0, the default, means 25.
             */
            maxTrials: number;
            /**
             * Format: int32
             * @description Most points per trial; 0, the default, means 1,000.
             */
            maxDatapoints: number;
            /**
             * Format: int32
             * @description First batch to look at; default 0.
             */
            startBatches: number;
            /**
             * Format: int32
             * @description Last batch to look at; 0 or less means no end.
             */
            endBatches: number;
            /**
             * Format: int32
             * @description Seconds between messages; 0, the default, means 30.
             */
            periodSeconds: number;
        };
        /** @description Answer of `trialsSample`. */
        TrialsSampleResponse: {
            trials: components["schemas"]["TrialsSampleResponseTrial"][];
            promotedTrials: number[];
            demotedTrials: number[];
        };
        /** @description A leading trial and its new points. */
        TrialsSampleResponseTrial: {
            /** Format: int32 */
            trialId: number;
            /** @description Filled when the trial enters the set, null otherwise. */
            hparams: {
                [key: string]: unknown;
            } | null;
            /** @description Points of the metric; only the first time the trial is seen. */
            data: components["schemas"]["DataPoint"][];
        };
        /** @description Request message of `trialsSnapshot`. */
        TrialsSnapshotRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            experimentId: number;
            /** @description Name of the metric. */
            metricName: string;
            /**
             * @deprecated
             * @description Training or validation metrics; needed.
             */
            metricType: components["schemas"]["MetricType"];
            /** @description Ignored. */
            group: string;
            /**
             * Format: int32
             * @description Batch number at the middle of the window.
             */
            batchesProcessed: number;
            /**
             * Format: int32
             * @description Batches to either side that still count; default 0, at most 100.
             */
            batchesMargin: number;
            /**
             * Format: int32
             * @description Seconds between messages; 0, the default, means 30.
             */
            periodSeconds: number;
        };
        /** @description Answer of `trialsSnapshot`. */
        TrialsSnapshotResponse: {
            trials: components["schemas"]["TrialsSnapshotResponseTrial"][];
        };
        /** @description What one trial measured near the batch asked for. */
        TrialsSnapshotResponseTrial: {
            /** Format: int32 */
            trialId: number;
            /** @description Hyperparameters of the trial. */
            hparams: {
                [key: string]: unknown;
            } | null;
            /** @description Value of the metric. */
            metric: components["schemas"]["Double"];
            /**
             * Format: int32
             * @description Batch at which it was measured.
             */
            batchesProcessed: number;
        };
        /** @description What makes a webhook fire. */
        Trigger: {
            /**
             * Format: int32
             * @description Id of the trigger, given by the master.
             */
            id: number;
            /** @description Kind of event. */
            triggerType: components["schemas"]["TriggerType"];
            /** @description When the event counts: `{"state": "COMPLETED"}` or `{"state": "ERROR"}` for state changes. */
            condition: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: int32
             * @description Webhook the trigger belongs to.
             */
            webhookId: number;
        };
        /**
         * @description The kind of event a trigger reacts to.
         * @enum {string}
         */
        TriggerType: "TRIGGER_TYPE_UNSPECIFIED" | "TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE" | "TRIGGER_TYPE_METRIC_THRESHOLD_EXCEEDED";
        /** @description An unsigned 64-bit integer: decimal digits in a string when sent by the master; a number is accepted too. */
        UInt64: number;
        /** @description Request message of `unarchiveExperiment`. */
        UnarchiveExperimentRequest: {
            /**
             * Format: int32
             * @description Number of the experiment.
             */
            id: number;
        };
        /** @description Answer of `unarchiveExperiment`. */
        UnarchiveExperimentResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `unarchiveExperiments`. */
        UnarchiveExperimentsRequest: {
            /** @description Ids of the experiments to unarchive; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
            experimentIds: number[];
            /** @description Selects the experiments to unarchive by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. A 0.23 master answers 500 to any filter here: send ids. */
            filters: components["schemas"]["BulkExperimentFilters"] | null;
        };
        /** @description Answer of `unarchiveExperiments`. */
        UnarchiveExperimentsResponse: {
            results: components["schemas"]["ExperimentActionResult"][];
        };
        /** @description Request message of `unarchiveModel`. */
        UnarchiveModelRequest: {
            /** @description Name of the model, or its id when it consists of digits only. */
            modelName: string;
        };
        /** @description Answer of `unarchiveModel`. */
        UnarchiveModelResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `unarchiveProject`. */
        UnarchiveProjectRequest: {
            /**
             * Format: int32
             * @description Id of the project.
             */
            id: number;
        };
        /** @description Answer of `unarchiveProject`. */
        UnarchiveProjectResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `unarchiveWorkspace`. */
        UnarchiveWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            id: number;
        };
        /** @description Answer of `unarchiveWorkspace`. */
        UnarchiveWorkspaceResponse: {
            [key: string]: unknown;
        };
        /** @description How a call that answers once reports a failure. The code is the gRPC code; `error` is the text to show. */
        UnaryError: {
            error: {
                /** Format: int32 */
                code: number;
                reason: string;
                error: string;
            };
        };
        /** @description Request message of `unbindRPFromWorkspace`. */
        UnbindRPFromWorkspaceRequest: {
            /** @description Name of the resource pool. */
            resourcePoolName: string;
            /** @description Ids of the workspaces that lose the pool. Once no workspace is bound, every workspace may use the pool again. */
            workspaceIds: number[];
            /** @description Names of the workspaces, in place of their ids. An unknown name refuses the whole call with a 500; empty when `workspaceIds` names them all. */
            workspaceNames: string[];
        };
        /** @description Answer of `unbindRPFromWorkspace`. */
        UnbindRPFromWorkspaceResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `unpinWorkspace`. */
        UnpinWorkspaceRequest: {
            /**
             * Format: int32
             * @description Id of the workspace.
             */
            id: number;
        };
        /** @description Answer of `unpinWorkspace`. */
        UnpinWorkspaceResponse: {
            [key: string]: unknown;
        };
        /** @description Request message of `updateGroup`. */
        UpdateGroupRequest: {
            /**
             * Format: int32
             * @description Id of the group to change.
             */
            groupId: number;
            /** @description New name of the group. Empty keeps the name; a taken one is a 409. */
            name: string;
            /** @description Ids of the users that become members. Empty: none; an unknown id is a 404, one that is a member already a 409, and then nothing changes. */
            addUsers: number[];
            /** @description Ids of the users that are members no longer. Empty: none; a list without a single member is a 404. */
            removeUsers: number[];
        };
        /** @description Answer of `updateGroup`. */
        UpdateGroupResponse: {
            group: components["schemas"]["GroupDetails"];
        };
        /** @description Request message of `updateJobQueue`. */
        UpdateJobQueueRequest: {
            /** @description Changes of jobs, carried out in order. A missing job stops the call with a 500, and changes before it stay. */
            updates: components["schemas"]["QueueControl"][];
        };
        /** @description Answer of `updateJobQueue`. */
        UpdateJobQueueResponse: {
            [key: string]: unknown;
        };
        /** @description A person who can sign in to the cluster. */
        User: {
            /**
             * Format: int32
             * @description Id of the user, given by the master. Ignored when a user is created.
             */
            id: number;
            /** @description Name used to sign in, unique and case-sensitive. */
            username: string;
            /** @description Whether the user is an administrator; role assignments are separate. */
            admin: boolean;
            /** @description False once deactivated: the user can no longer sign in. */
            active: boolean;
            /** @description Account that tasks of the user run under on agents, or null for the default. */
            agentUserGroup: components["schemas"]["AgentUserGroup"] | null;
            /** @description Name to show instead of the username; empty when unset. */
            displayName: string;
            /**
             * Format: date-time
             * @description When the user was last changed (UTC). Only the list of users fills it; other answers send the year 1.
             */
            modifiedAt: string | null;
            /** @description Whether the user signs in through an identity provider; always false in this version. */
            remote: boolean;
        };
        /** @description A role given to a single user. */
        UserRoleAssignment: {
            /**
             * Format: int32
             * @description Id of the user who gets or loses the role.
             */
            userId: number;
            /** @description The role and the scope it holds in. */
            roleAssignment: components["schemas"]["RoleAssignment"] | null;
        };
        /** @description One value a user keeps on the master, such as a column layout. */
        UserWebSetting: {
            /** @description Name of the setting within its storage path. */
            key: string;
            /** @description Area the setting belongs to, for example a page of the console. */
            storagePath: string;
            /** @description The value as JSON text; an empty text deletes the setting. */
            value: string;
        };
        /** @description Asks a trial to train up to a length and then validate. */
        ValidateAfterOperation: {
            /** @description UUID the searcher gave to the trial when it asked for it. Empty when the trial asks for its current operation. */
            requestId: string;
            /** @description Total length to reach, in the unit of the searcher (batches, records or epochs). */
            length: components["schemas"]["UInt64"];
        };
        /** @description Tells the searcher metric of a finished validation. */
        ValidationCompleted: {
            /** @description UUID the searcher gave to the trial when it asked for it. */
            requestId: string;
            /** @description Value of the searcher metric. */
            metric: unknown;
            /** @description Length after which the trial validated, in the unit of the searcher. */
            validateAfterLength: components["schemas"]["UInt64"];
        };
        /** @description A validation that was the best so far. */
        ValidationHistoryEntry: {
            /** Format: int32 */
            trialId: number;
            /**
             * Format: date-time
             * @description When the validation ended.
             */
            endTime: string | null;
            /** @description Value of the searcher metric, in single precision. */
            searcherMetric: components["schemas"]["Float"];
        };
        /** @description An address the master posts to when its triggers are met. */
        Webhook: {
            /**
             * Format: int32
             * @description Id of the webhook, given by the master.
             */
            id: number;
            /** @description Address that is posted to, http or https. */
            url: string;
            /** @description Events the webhook fires for; at least one. */
            triggers: components["schemas"]["Trigger"][];
            /** @description Form of the posted body. */
            webhookType: components["schemas"]["WebhookType"];
        };
        /**
         * @description The form of the body that is posted: plain JSON or a Slack message.
         * @enum {string}
         */
        WebhookType: "WEBHOOK_TYPE_UNSPECIFIED" | "WEBHOOK_TYPE_DEFAULT" | "WEBHOOK_TYPE_SLACK";
        /** @description One row of the workloads; exactly one kind is set. */
        WorkloadContainer: {
            /** @description A span of training batches. */
            training?: components["schemas"]["MetricsWorkload"];
            /** @description A validation. */
            validation?: components["schemas"]["MetricsWorkload"];
            /** @description A checkpoint. */
            checkpoint?: components["schemas"]["CheckpointWorkload"];
        };
        /** @description A space that holds projects, models and interactive tasks of a team. */
        Workspace: {
            /** Format: int32 */
            id: number;
            name: string;
            archived: boolean;
            /** @description Username of the owner. */
            username: string;
            /** @description True for workspace 1, which cannot be changed. */
            immutable: boolean;
            /**
             * Format: int32
             * @description Projects in the workspace.
             */
            numProjects: number;
            /** @description Whether the caller has pinned the workspace. */
            pinned: boolean;
            /**
             * Format: int32
             * @description Id of the owner.
             */
            userId: number;
            /**
             * Format: int32
             * @description Experiments in all its projects.
             */
            numExperiments: number;
            /** @description Progress of a deletion; unspecified otherwise. */
            state: components["schemas"]["WorkspaceState"];
            /** @description Why a deletion failed; empty otherwise. */
            errorMessage: string;
            /** @description Account that tasks of the workspace run under on agents; left out when unset. */
            agentUserGroup?: components["schemas"]["AgentUserGroup"];
            /** @description Where experiments of the workspace store checkpoints, secrets masked; sent in the single answer only and left out when unset. */
            checkpointStorageConfig?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the caller pinned the workspace (UTC); sent in the list only and left out when not pinned.
             */
            pinnedAt?: string;
            /** @description Pool for tasks with slots that name none; empty for the default of the cluster. */
            defaultComputePool: string;
            /** @description Pool for tasks without slots that name none; empty for the default of the cluster. */
            defaultAuxPool: string;
        };
        /**
         * @description Progress of the deletion of a workspace or project; unspecified while nothing is being deleted.
         * @enum {string}
         */
        WorkspaceState: "WORKSPACE_STATE_UNSPECIFIED" | "WORKSPACE_STATE_DELETING" | "WORKSPACE_STATE_DELETE_FAILED" | "WORKSPACE_STATE_DELETED";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AckAllocationPreemptionSignalRequest = components['schemas']['AckAllocationPreemptionSignalRequest'];
export type AckAllocationPreemptionSignalResponse = components['schemas']['AckAllocationPreemptionSignalResponse'];
export type ActivateExperimentRequest = components['schemas']['ActivateExperimentRequest'];
export type ActivateExperimentResponse = components['schemas']['ActivateExperimentResponse'];
export type ActivateExperimentsRequest = components['schemas']['ActivateExperimentsRequest'];
export type ActivateExperimentsResponse = components['schemas']['ActivateExperimentsResponse'];
export type ActivityType = components['schemas']['ActivityType'];
export type AddProjectNoteRequest = components['schemas']['AddProjectNoteRequest'];
export type AddProjectNoteResponse = components['schemas']['AddProjectNoteResponse'];
export type Address = components['schemas']['Address'];
export type Agent = components['schemas']['Agent'];
export type AgentUserGroup = components['schemas']['AgentUserGroup'];
export type AggregateQueueStats = components['schemas']['AggregateQueueStats'];
export type Allocation = components['schemas']['Allocation'];
export type AllocationAllGatherRequest = components['schemas']['AllocationAllGatherRequest'];
export type AllocationAllGatherResponse = components['schemas']['AllocationAllGatherResponse'];
export type AllocationPendingPreemptionSignalRequest = components['schemas']['AllocationPendingPreemptionSignalRequest'];
export type AllocationPendingPreemptionSignalResponse = components['schemas']['AllocationPendingPreemptionSignalResponse'];
export type AllocationPreemptionSignalRequest = components['schemas']['AllocationPreemptionSignalRequest'];
export type AllocationPreemptionSignalResponse = components['schemas']['AllocationPreemptionSignalResponse'];
export type AllocationReadyRequest = components['schemas']['AllocationReadyRequest'];
export type AllocationReadyResponse = components['schemas']['AllocationReadyResponse'];
export type AllocationRendezvousInfoRequest = components['schemas']['AllocationRendezvousInfoRequest'];
export type AllocationRendezvousInfoResponse = components['schemas']['AllocationRendezvousInfoResponse'];
export type AllocationSummary = components['schemas']['AllocationSummary'];
export type AllocationWaitingRequest = components['schemas']['AllocationWaitingRequest'];
export type AllocationWaitingResponse = components['schemas']['AllocationWaitingResponse'];
export type ArchiveExperimentRequest = components['schemas']['ArchiveExperimentRequest'];
export type ArchiveExperimentResponse = components['schemas']['ArchiveExperimentResponse'];
export type ArchiveExperimentsRequest = components['schemas']['ArchiveExperimentsRequest'];
export type ArchiveExperimentsResponse = components['schemas']['ArchiveExperimentsResponse'];
export type ArchiveModelRequest = components['schemas']['ArchiveModelRequest'];
export type ArchiveModelResponse = components['schemas']['ArchiveModelResponse'];
export type ArchiveProjectRequest = components['schemas']['ArchiveProjectRequest'];
export type ArchiveProjectResponse = components['schemas']['ArchiveProjectResponse'];
export type ArchiveWorkspaceRequest = components['schemas']['ArchiveWorkspaceRequest'];
export type ArchiveWorkspaceResponse = components['schemas']['ArchiveWorkspaceResponse'];
export type AssignRolesRequest = components['schemas']['AssignRolesRequest'];
export type AssignRolesResponse = components['schemas']['AssignRolesResponse'];
export type AwsCustomTag = components['schemas']['AwsCustomTag'];
export type BindRPToWorkspaceRequest = components['schemas']['BindRPToWorkspaceRequest'];
export type BindRPToWorkspaceResponse = components['schemas']['BindRPToWorkspaceResponse'];
export type BulkExperimentFilters = components['schemas']['BulkExperimentFilters'];
export type CancelExperimentRequest = components['schemas']['CancelExperimentRequest'];
export type CancelExperimentResponse = components['schemas']['CancelExperimentResponse'];
export type CancelExperimentsRequest = components['schemas']['CancelExperimentsRequest'];
export type CancelExperimentsResponse = components['schemas']['CancelExperimentsResponse'];
export type Checkpoint = components['schemas']['Checkpoint'];
export type CheckpointState = components['schemas']['CheckpointState'];
export type CheckpointTrainingMetadata = components['schemas']['CheckpointTrainingMetadata'];
export type CheckpointWorkload = components['schemas']['CheckpointWorkload'];
export type CheckpointsRemoveFilesRequest = components['schemas']['CheckpointsRemoveFilesRequest'];
export type CheckpointsRemoveFilesResponse = components['schemas']['CheckpointsRemoveFilesResponse'];
export type CloseTrialOperation = components['schemas']['CloseTrialOperation'];
export type ColumnType = components['schemas']['ColumnType'];
export type Command = components['schemas']['Command'];
export type ComparableTrial = components['schemas']['ComparableTrial'];
export type CompareTrialsRequest = components['schemas']['CompareTrialsRequest'];
export type CompareTrialsResponse = components['schemas']['CompareTrialsResponse'];
export type CompleteTrialSearcherValidationRequest = components['schemas']['CompleteTrialSearcherValidationRequest'];
export type CompleteTrialSearcherValidationResponse = components['schemas']['CompleteTrialSearcherValidationResponse'];
export type CompleteValidateAfterOperation = components['schemas']['CompleteValidateAfterOperation'];
export type Config = components['schemas']['Config'];
export type Container = components['schemas']['Container'];
export type ContainerState = components['schemas']['ContainerState'];
export type CreateExperimentRequest = components['schemas']['CreateExperimentRequest'];
export type CreateExperimentResponse = components['schemas']['CreateExperimentResponse'];
export type CreateGroupRequest = components['schemas']['CreateGroupRequest'];
export type CreateGroupResponse = components['schemas']['CreateGroupResponse'];
export type CreateTrialOperation = components['schemas']['CreateTrialOperation'];
export type CreateTrialRequest = components['schemas']['CreateTrialRequest'];
export type CreateTrialResponse = components['schemas']['CreateTrialResponse'];
export type CurrentUserRequest = components['schemas']['CurrentUserRequest'];
export type CurrentUserResponse = components['schemas']['CurrentUserResponse'];
export type DataPoint = components['schemas']['DataPoint'];
export type DeleteCheckpointsRequest = components['schemas']['DeleteCheckpointsRequest'];
export type DeleteCheckpointsResponse = components['schemas']['DeleteCheckpointsResponse'];
export type DeleteExperimentRequest = components['schemas']['DeleteExperimentRequest'];
export type DeleteExperimentResponse = components['schemas']['DeleteExperimentResponse'];
export type DeleteExperimentsRequest = components['schemas']['DeleteExperimentsRequest'];
export type DeleteExperimentsResponse = components['schemas']['DeleteExperimentsResponse'];
export type DeleteGroupRequest = components['schemas']['DeleteGroupRequest'];
export type DeleteGroupResponse = components['schemas']['DeleteGroupResponse'];
export type DeleteModelRequest = components['schemas']['DeleteModelRequest'];
export type DeleteModelResponse = components['schemas']['DeleteModelResponse'];
export type DeleteModelVersionRequest = components['schemas']['DeleteModelVersionRequest'];
export type DeleteModelVersionResponse = components['schemas']['DeleteModelVersionResponse'];
export type DeleteProjectRequest = components['schemas']['DeleteProjectRequest'];
export type DeleteProjectResponse = components['schemas']['DeleteProjectResponse'];
export type DeleteTemplateRequest = components['schemas']['DeleteTemplateRequest'];
export type DeleteTemplateResponse = components['schemas']['DeleteTemplateResponse'];
export type DeleteWebhookRequest = components['schemas']['DeleteWebhookRequest'];
export type DeleteWebhookResponse = components['schemas']['DeleteWebhookResponse'];
export type DeleteWorkspaceRequest = components['schemas']['DeleteWorkspaceRequest'];
export type DeleteWorkspaceResponse = components['schemas']['DeleteWorkspaceResponse'];
export type Device = components['schemas']['Device'];
export type DeviceType = components['schemas']['DeviceType'];
export type DisableAgentRequest = components['schemas']['DisableAgentRequest'];
export type DisableAgentResponse = components['schemas']['DisableAgentResponse'];
export type DisableSlotRequest = components['schemas']['DisableSlotRequest'];
export type DisableSlotResponse = components['schemas']['DisableSlotResponse'];
export type Double = components['schemas']['Double'];
export type DoubleFieldFilter = components['schemas']['DoubleFieldFilter'];
export type DownsampledMetrics = components['schemas']['DownsampledMetrics'];
export type EnableAgentRequest = components['schemas']['EnableAgentRequest'];
export type EnableAgentResponse = components['schemas']['EnableAgentResponse'];
export type EnableSlotRequest = components['schemas']['EnableSlotRequest'];
export type EnableSlotResponse = components['schemas']['EnableSlotResponse'];
export type EntityType = components['schemas']['EntityType'];
export type ExpMetricNamesRequest = components['schemas']['ExpMetricNamesRequest'];
export type ExpMetricNamesResponse = components['schemas']['ExpMetricNamesResponse'];
export type Experiment = components['schemas']['Experiment'];
export type ExperimentActionResult = components['schemas']['ExperimentActionResult'];
export type ExperimentInactive = components['schemas']['ExperimentInactive'];
export type ExperimentSimulation = components['schemas']['ExperimentSimulation'];
export type ExperimentState = components['schemas']['ExperimentState'];
export type FailureType = components['schemas']['FailureType'];
export type File = components['schemas']['File'];
export type FileNode = components['schemas']['FileNode'];
export type FittingPolicy = components['schemas']['FittingPolicy'];
export type Float = components['schemas']['Float'];
export type GetActiveTasksCountRequest = components['schemas']['GetActiveTasksCountRequest'];
export type GetActiveTasksCountResponse = components['schemas']['GetActiveTasksCountResponse'];
export type GetAgentRequest = components['schemas']['GetAgentRequest'];
export type GetAgentResponse = components['schemas']['GetAgentResponse'];
export type GetAgentsRequest = components['schemas']['GetAgentsRequest'];
export type GetAgentsRequestSortBy = components['schemas']['GetAgentsRequestSortBy'];
export type GetAgentsResponse = components['schemas']['GetAgentsResponse'];
export type GetBestSearcherValidationMetricRequest = components['schemas']['GetBestSearcherValidationMetricRequest'];
export type GetBestSearcherValidationMetricResponse = components['schemas']['GetBestSearcherValidationMetricResponse'];
export type GetCheckpointRequest = components['schemas']['GetCheckpointRequest'];
export type GetCheckpointResponse = components['schemas']['GetCheckpointResponse'];
export type GetCommandRequest = components['schemas']['GetCommandRequest'];
export type GetCommandResponse = components['schemas']['GetCommandResponse'];
export type GetCommandsRequest = components['schemas']['GetCommandsRequest'];
export type GetCommandsRequestSortBy = components['schemas']['GetCommandsRequestSortBy'];
export type GetCommandsResponse = components['schemas']['GetCommandsResponse'];
export type GetCurrentTrialSearcherOperationRequest = components['schemas']['GetCurrentTrialSearcherOperationRequest'];
export type GetCurrentTrialSearcherOperationResponse = components['schemas']['GetCurrentTrialSearcherOperationResponse'];
export type GetExperimentCheckpointsRequest = components['schemas']['GetExperimentCheckpointsRequest'];
export type GetExperimentCheckpointsRequestSortBy = components['schemas']['GetExperimentCheckpointsRequestSortBy'];
export type GetExperimentCheckpointsResponse = components['schemas']['GetExperimentCheckpointsResponse'];
export type GetExperimentLabelsRequest = components['schemas']['GetExperimentLabelsRequest'];
export type GetExperimentLabelsResponse = components['schemas']['GetExperimentLabelsResponse'];
export type GetExperimentRequest = components['schemas']['GetExperimentRequest'];
export type GetExperimentResponse = components['schemas']['GetExperimentResponse'];
export type GetExperimentTrialsRequest = components['schemas']['GetExperimentTrialsRequest'];
export type GetExperimentTrialsRequestSortBy = components['schemas']['GetExperimentTrialsRequestSortBy'];
export type GetExperimentTrialsResponse = components['schemas']['GetExperimentTrialsResponse'];
export type GetExperimentValidationHistoryRequest = components['schemas']['GetExperimentValidationHistoryRequest'];
export type GetExperimentValidationHistoryResponse = components['schemas']['GetExperimentValidationHistoryResponse'];
export type GetExperimentsRequest = components['schemas']['GetExperimentsRequest'];
export type GetExperimentsRequestSortBy = components['schemas']['GetExperimentsRequestSortBy'];
export type GetExperimentsResponse = components['schemas']['GetExperimentsResponse'];
export type GetGroupRequest = components['schemas']['GetGroupRequest'];
export type GetGroupResponse = components['schemas']['GetGroupResponse'];
export type GetGroupsAndUsersAssignedToWorkspaceRequest = components['schemas']['GetGroupsAndUsersAssignedToWorkspaceRequest'];
export type GetGroupsAndUsersAssignedToWorkspaceResponse = components['schemas']['GetGroupsAndUsersAssignedToWorkspaceResponse'];
export type GetGroupsRequest = components['schemas']['GetGroupsRequest'];
export type GetGroupsResponse = components['schemas']['GetGroupsResponse'];
export type GetJobQueueStatsRequest = components['schemas']['GetJobQueueStatsRequest'];
export type GetJobQueueStatsResponse = components['schemas']['GetJobQueueStatsResponse'];
export type GetJobsRequest = components['schemas']['GetJobsRequest'];
export type GetJobsResponse = components['schemas']['GetJobsResponse'];
export type GetJobsV2Request = components['schemas']['GetJobsV2Request'];
export type GetJobsV2Response = components['schemas']['GetJobsV2Response'];
export type GetMasterConfigRequest = components['schemas']['GetMasterConfigRequest'];
export type GetMasterConfigResponse = components['schemas']['GetMasterConfigResponse'];
export type GetMasterRequest = components['schemas']['GetMasterRequest'];
export type GetMasterResponse = components['schemas']['GetMasterResponse'];
export type GetMasterResponseProduct = components['schemas']['GetMasterResponseProduct'];
export type GetMeRequest = components['schemas']['GetMeRequest'];
export type GetMeResponse = components['schemas']['GetMeResponse'];
export type GetMetricsRequest = components['schemas']['GetMetricsRequest'];
export type GetMetricsResponse = components['schemas']['GetMetricsResponse'];
export type GetModelDefFileRequest = components['schemas']['GetModelDefFileRequest'];
export type GetModelDefFileResponse = components['schemas']['GetModelDefFileResponse'];
export type GetModelDefRequest = components['schemas']['GetModelDefRequest'];
export type GetModelDefResponse = components['schemas']['GetModelDefResponse'];
export type GetModelDefTreeRequest = components['schemas']['GetModelDefTreeRequest'];
export type GetModelDefTreeResponse = components['schemas']['GetModelDefTreeResponse'];
export type GetModelLabelsRequest = components['schemas']['GetModelLabelsRequest'];
export type GetModelLabelsResponse = components['schemas']['GetModelLabelsResponse'];
export type GetModelRequest = components['schemas']['GetModelRequest'];
export type GetModelResponse = components['schemas']['GetModelResponse'];
export type GetModelVersionRequest = components['schemas']['GetModelVersionRequest'];
export type GetModelVersionResponse = components['schemas']['GetModelVersionResponse'];
export type GetModelVersionsRequest = components['schemas']['GetModelVersionsRequest'];
export type GetModelVersionsRequestSortBy = components['schemas']['GetModelVersionsRequestSortBy'];
export type GetModelVersionsResponse = components['schemas']['GetModelVersionsResponse'];
export type GetModelsRequest = components['schemas']['GetModelsRequest'];
export type GetModelsRequestSortBy = components['schemas']['GetModelsRequestSortBy'];
export type GetModelsResponse = components['schemas']['GetModelsResponse'];
export type GetNotebookRequest = components['schemas']['GetNotebookRequest'];
export type GetNotebookResponse = components['schemas']['GetNotebookResponse'];
export type GetNotebooksRequest = components['schemas']['GetNotebooksRequest'];
export type GetNotebooksRequestSortBy = components['schemas']['GetNotebooksRequestSortBy'];
export type GetNotebooksResponse = components['schemas']['GetNotebooksResponse'];
export type GetPermissionsSummaryRequest = components['schemas']['GetPermissionsSummaryRequest'];
export type GetPermissionsSummaryResponse = components['schemas']['GetPermissionsSummaryResponse'];
export type GetProjectColumnsRequest = components['schemas']['GetProjectColumnsRequest'];
export type GetProjectColumnsResponse = components['schemas']['GetProjectColumnsResponse'];
export type GetProjectNumericMetricsRangeRequest = components['schemas']['GetProjectNumericMetricsRangeRequest'];
export type GetProjectNumericMetricsRangeResponse = components['schemas']['GetProjectNumericMetricsRangeResponse'];
export type GetProjectRequest = components['schemas']['GetProjectRequest'];
export type GetProjectResponse = components['schemas']['GetProjectResponse'];
export type GetProjectsByUserActivityRequest = components['schemas']['GetProjectsByUserActivityRequest'];
export type GetProjectsByUserActivityResponse = components['schemas']['GetProjectsByUserActivityResponse'];
export type GetResourcePoolsRequest = components['schemas']['GetResourcePoolsRequest'];
export type GetResourcePoolsResponse = components['schemas']['GetResourcePoolsResponse'];
export type GetRolesAssignedToGroupRequest = components['schemas']['GetRolesAssignedToGroupRequest'];
export type GetRolesAssignedToGroupResponse = components['schemas']['GetRolesAssignedToGroupResponse'];
export type GetRolesAssignedToUserRequest = components['schemas']['GetRolesAssignedToUserRequest'];
export type GetRolesAssignedToUserResponse = components['schemas']['GetRolesAssignedToUserResponse'];
export type GetRolesByIDRequest = components['schemas']['GetRolesByIDRequest'];
export type GetRolesByIDResponse = components['schemas']['GetRolesByIDResponse'];
export type GetSearcherEventsRequest = components['schemas']['GetSearcherEventsRequest'];
export type GetSearcherEventsResponse = components['schemas']['GetSearcherEventsResponse'];
export type GetShellRequest = components['schemas']['GetShellRequest'];
export type GetShellResponse = components['schemas']['GetShellResponse'];
export type GetShellsRequest = components['schemas']['GetShellsRequest'];
export type GetShellsRequestSortBy = components['schemas']['GetShellsRequestSortBy'];
export type GetShellsResponse = components['schemas']['GetShellsResponse'];
export type GetSlotRequest = components['schemas']['GetSlotRequest'];
export type GetSlotResponse = components['schemas']['GetSlotResponse'];
export type GetSlotsRequest = components['schemas']['GetSlotsRequest'];
export type GetSlotsResponse = components['schemas']['GetSlotsResponse'];
export type GetTaskRequest = components['schemas']['GetTaskRequest'];
export type GetTaskResponse = components['schemas']['GetTaskResponse'];
export type GetTasksRequest = components['schemas']['GetTasksRequest'];
export type GetTasksResponse = components['schemas']['GetTasksResponse'];
export type GetTelemetryRequest = components['schemas']['GetTelemetryRequest'];
export type GetTelemetryResponse = components['schemas']['GetTelemetryResponse'];
export type GetTemplateRequest = components['schemas']['GetTemplateRequest'];
export type GetTemplateResponse = components['schemas']['GetTemplateResponse'];
export type GetTemplatesRequest = components['schemas']['GetTemplatesRequest'];
export type GetTemplatesRequestSortBy = components['schemas']['GetTemplatesRequestSortBy'];
export type GetTemplatesResponse = components['schemas']['GetTemplatesResponse'];
export type GetTensorboardRequest = components['schemas']['GetTensorboardRequest'];
export type GetTensorboardResponse = components['schemas']['GetTensorboardResponse'];
export type GetTensorboardsRequest = components['schemas']['GetTensorboardsRequest'];
export type GetTensorboardsRequestSortBy = components['schemas']['GetTensorboardsRequestSortBy'];
export type GetTensorboardsResponse = components['schemas']['GetTensorboardsResponse'];
export type GetTrainingMetricsRequest = components['schemas']['GetTrainingMetricsRequest'];
export type GetTrainingMetricsResponse = components['schemas']['GetTrainingMetricsResponse'];
export type GetTrialCheckpointsRequest = components['schemas']['GetTrialCheckpointsRequest'];
export type GetTrialCheckpointsRequestSortBy = components['schemas']['GetTrialCheckpointsRequestSortBy'];
export type GetTrialCheckpointsResponse = components['schemas']['GetTrialCheckpointsResponse'];
export type GetTrialMetricsBySourceInfoCheckpointRequest = components['schemas']['GetTrialMetricsBySourceInfoCheckpointRequest'];
export type GetTrialMetricsBySourceInfoCheckpointResponse = components['schemas']['GetTrialMetricsBySourceInfoCheckpointResponse'];
export type GetTrialProfilerAvailableSeriesRequest = components['schemas']['GetTrialProfilerAvailableSeriesRequest'];
export type GetTrialProfilerAvailableSeriesResponse = components['schemas']['GetTrialProfilerAvailableSeriesResponse'];
export type GetTrialProfilerMetricsRequest = components['schemas']['GetTrialProfilerMetricsRequest'];
export type GetTrialProfilerMetricsResponse = components['schemas']['GetTrialProfilerMetricsResponse'];
export type GetTrialRequest = components['schemas']['GetTrialRequest'];
export type GetTrialResponse = components['schemas']['GetTrialResponse'];
export type GetTrialSourceInfoMetricsByModelVersionRequest = components['schemas']['GetTrialSourceInfoMetricsByModelVersionRequest'];
export type GetTrialSourceInfoMetricsByModelVersionResponse = components['schemas']['GetTrialSourceInfoMetricsByModelVersionResponse'];
export type GetTrialWorkloadsRequest = components['schemas']['GetTrialWorkloadsRequest'];
export type GetTrialWorkloadsRequestFilterOption = components['schemas']['GetTrialWorkloadsRequestFilterOption'];
export type GetTrialWorkloadsResponse = components['schemas']['GetTrialWorkloadsResponse'];
export type GetUserByUsernameRequest = components['schemas']['GetUserByUsernameRequest'];
export type GetUserByUsernameResponse = components['schemas']['GetUserByUsernameResponse'];
export type GetUserRequest = components['schemas']['GetUserRequest'];
export type GetUserResponse = components['schemas']['GetUserResponse'];
export type GetUserSettingRequest = components['schemas']['GetUserSettingRequest'];
export type GetUserSettingResponse = components['schemas']['GetUserSettingResponse'];
export type GetUsersRequest = components['schemas']['GetUsersRequest'];
export type GetUsersRequestSortBy = components['schemas']['GetUsersRequestSortBy'];
export type GetUsersResponse = components['schemas']['GetUsersResponse'];
export type GetValidationMetricsRequest = components['schemas']['GetValidationMetricsRequest'];
export type GetValidationMetricsResponse = components['schemas']['GetValidationMetricsResponse'];
export type GetWebhooksRequest = components['schemas']['GetWebhooksRequest'];
export type GetWebhooksResponse = components['schemas']['GetWebhooksResponse'];
export type GetWorkspaceProjectsRequest = components['schemas']['GetWorkspaceProjectsRequest'];
export type GetWorkspaceProjectsRequestSortBy = components['schemas']['GetWorkspaceProjectsRequestSortBy'];
export type GetWorkspaceProjectsResponse = components['schemas']['GetWorkspaceProjectsResponse'];
export type GetWorkspaceRequest = components['schemas']['GetWorkspaceRequest'];
export type GetWorkspaceResponse = components['schemas']['GetWorkspaceResponse'];
export type GetWorkspacesRequest = components['schemas']['GetWorkspacesRequest'];
export type GetWorkspacesRequestSortBy = components['schemas']['GetWorkspacesRequestSortBy'];
export type GetWorkspacesResponse = components['schemas']['GetWorkspacesResponse'];
export type Group = components['schemas']['Group'];
export type GroupDetails = components['schemas']['GroupDetails'];
export type GroupRoleAssignment = components['schemas']['GroupRoleAssignment'];
export type GroupSearchResult = components['schemas']['GroupSearchResult'];
export type IdleNotebookRequest = components['schemas']['IdleNotebookRequest'];
export type IdleNotebookResponse = components['schemas']['IdleNotebookResponse'];
export type InitialOperations = components['schemas']['InitialOperations'];
export type Int32FieldFilter = components['schemas']['Int32FieldFilter'];
export type Int64 = components['schemas']['Int64'];
export type Job = components['schemas']['Job'];
export type JobState = components['schemas']['JobState'];
export type JobSummary = components['schemas']['JobSummary'];
export type JobType = components['schemas']['JobType'];
export type K8PriorityClass = components['schemas']['K8PriorityClass'];
export type KillCommandRequest = components['schemas']['KillCommandRequest'];
export type KillCommandResponse = components['schemas']['KillCommandResponse'];
export type KillExperimentRequest = components['schemas']['KillExperimentRequest'];
export type KillExperimentResponse = components['schemas']['KillExperimentResponse'];
export type KillExperimentsRequest = components['schemas']['KillExperimentsRequest'];
export type KillExperimentsResponse = components['schemas']['KillExperimentsResponse'];
export type KillNotebookRequest = components['schemas']['KillNotebookRequest'];
export type KillNotebookResponse = components['schemas']['KillNotebookResponse'];
export type KillShellRequest = components['schemas']['KillShellRequest'];
export type KillShellResponse = components['schemas']['KillShellResponse'];
export type KillTensorboardRequest = components['schemas']['KillTensorboardRequest'];
export type KillTensorboardResponse = components['schemas']['KillTensorboardResponse'];
export type KillTrialRequest = components['schemas']['KillTrialRequest'];
export type KillTrialResponse = components['schemas']['KillTrialResponse'];
export type LaunchCommandRequest = components['schemas']['LaunchCommandRequest'];
export type LaunchCommandResponse = components['schemas']['LaunchCommandResponse'];
export type LaunchNotebookRequest = components['schemas']['LaunchNotebookRequest'];
export type LaunchNotebookResponse = components['schemas']['LaunchNotebookResponse'];
export type LaunchShellRequest = components['schemas']['LaunchShellRequest'];
export type LaunchShellResponse = components['schemas']['LaunchShellResponse'];
export type LaunchTensorboardRequest = components['schemas']['LaunchTensorboardRequest'];
export type LaunchTensorboardResponse = components['schemas']['LaunchTensorboardResponse'];
export type LaunchWarning = components['schemas']['LaunchWarning'];
export type LimitedJob = components['schemas']['LimitedJob'];
export type ListRPsBoundToWorkspaceRequest = components['schemas']['ListRPsBoundToWorkspaceRequest'];
export type ListRPsBoundToWorkspaceResponse = components['schemas']['ListRPsBoundToWorkspaceResponse'];
export type ListRolesRequest = components['schemas']['ListRolesRequest'];
export type ListRolesResponse = components['schemas']['ListRolesResponse'];
export type ListWorkspacesBoundToRPRequest = components['schemas']['ListWorkspacesBoundToRPRequest'];
export type ListWorkspacesBoundToRPResponse = components['schemas']['ListWorkspacesBoundToRPResponse'];
export type LocationType = components['schemas']['LocationType'];
export type LogConfig = components['schemas']['LogConfig'];
export type LogEntry = components['schemas']['LogEntry'];
export type LogLevel = components['schemas']['LogLevel'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginResponse = components['schemas']['LoginResponse'];
export type LogoutRequest = components['schemas']['LogoutRequest'];
export type LogoutResponse = components['schemas']['LogoutResponse'];
export type MarkAllocationResourcesDaemonRequest = components['schemas']['MarkAllocationResourcesDaemonRequest'];
export type MarkAllocationResourcesDaemonResponse = components['schemas']['MarkAllocationResourcesDaemonResponse'];
export type MasterLogsRequest = components['schemas']['MasterLogsRequest'];
export type MasterLogsResponse = components['schemas']['MasterLogsResponse'];
export type MetricBatchesRequest = components['schemas']['MetricBatchesRequest'];
export type MetricBatchesResponse = components['schemas']['MetricBatchesResponse'];
export type MetricIdentifier = components['schemas']['MetricIdentifier'];
export type MetricType = components['schemas']['MetricType'];
export type Metrics = components['schemas']['Metrics'];
export type MetricsRange = components['schemas']['MetricsRange'];
export type MetricsReport = components['schemas']['MetricsReport'];
export type MetricsWorkload = components['schemas']['MetricsWorkload'];
export type Model = components['schemas']['Model'];
export type ModelVersion = components['schemas']['ModelVersion'];
export type MoveExperimentRequest = components['schemas']['MoveExperimentRequest'];
export type MoveExperimentResponse = components['schemas']['MoveExperimentResponse'];
export type MoveExperimentsRequest = components['schemas']['MoveExperimentsRequest'];
export type MoveExperimentsResponse = components['schemas']['MoveExperimentsResponse'];
export type MoveModelRequest = components['schemas']['MoveModelRequest'];
export type MoveModelResponse = components['schemas']['MoveModelResponse'];
export type MoveProjectRequest = components['schemas']['MoveProjectRequest'];
export type MoveProjectResponse = components['schemas']['MoveProjectResponse'];
export type Note = components['schemas']['Note'];
export type Notebook = components['schemas']['Notebook'];
export type NotifyContainerRunningRequest = components['schemas']['NotifyContainerRunningRequest'];
export type NotifyContainerRunningResponse = components['schemas']['NotifyContainerRunningResponse'];
export type OrderBy = components['schemas']['OrderBy'];
export type OverwriteRPWorkspaceBindingsRequest = components['schemas']['OverwriteRPWorkspaceBindingsRequest'];
export type OverwriteRPWorkspaceBindingsResponse = components['schemas']['OverwriteRPWorkspaceBindingsResponse'];
export type Pagination = components['schemas']['Pagination'];
export type PatchCheckpoint = components['schemas']['PatchCheckpoint'];
export type PatchCheckpointOptionalResources = components['schemas']['PatchCheckpointOptionalResources'];
export type PatchCheckpointsRequest = components['schemas']['PatchCheckpointsRequest'];
export type PatchCheckpointsResponse = components['schemas']['PatchCheckpointsResponse'];
export type PatchExperiment = components['schemas']['PatchExperiment'];
export type PatchExperimentPatchCheckpointStorage = components['schemas']['PatchExperimentPatchCheckpointStorage'];
export type PatchExperimentPatchResources = components['schemas']['PatchExperimentPatchResources'];
export type PatchExperimentRequest = components['schemas']['PatchExperimentRequest'];
export type PatchExperimentResponse = components['schemas']['PatchExperimentResponse'];
export type PatchMasterConfigRequest = components['schemas']['PatchMasterConfigRequest'];
export type PatchMasterConfigResponse = components['schemas']['PatchMasterConfigResponse'];
export type PatchModel = components['schemas']['PatchModel'];
export type PatchModelRequest = components['schemas']['PatchModelRequest'];
export type PatchModelResponse = components['schemas']['PatchModelResponse'];
export type PatchModelVersion = components['schemas']['PatchModelVersion'];
export type PatchModelVersionRequest = components['schemas']['PatchModelVersionRequest'];
export type PatchModelVersionResponse = components['schemas']['PatchModelVersionResponse'];
export type PatchProject = components['schemas']['PatchProject'];
export type PatchProjectRequest = components['schemas']['PatchProjectRequest'];
export type PatchProjectResponse = components['schemas']['PatchProjectResponse'];
export type PatchTemplateConfigRequest = components['schemas']['PatchTemplateConfigRequest'];
export type PatchTemplateConfigResponse = components['schemas']['PatchTemplateConfigResponse'];
export type PatchUser = components['schemas']['PatchUser'];
export type PatchUserRequest = components['schemas']['PatchUserRequest'];
export type PatchUserResponse = components['schemas']['PatchUserResponse'];
export type PatchWorkspace = components['schemas']['PatchWorkspace'];
export type PatchWorkspaceRequest = components['schemas']['PatchWorkspaceRequest'];
export type PatchWorkspaceResponse = components['schemas']['PatchWorkspaceResponse'];
export type PauseExperimentRequest = components['schemas']['PauseExperimentRequest'];
export type PauseExperimentResponse = components['schemas']['PauseExperimentResponse'];
export type PauseExperimentsRequest = components['schemas']['PauseExperimentsRequest'];
export type PauseExperimentsResponse = components['schemas']['PauseExperimentsResponse'];
export type Permission = components['schemas']['Permission'];
export type PermissionType = components['schemas']['PermissionType'];
export type PinWorkspaceRequest = components['schemas']['PinWorkspaceRequest'];
export type PinWorkspaceResponse = components['schemas']['PinWorkspaceResponse'];
export type PlainRouteError = components['schemas']['PlainRouteError'];
export type PolymorphicFilter = components['schemas']['PolymorphicFilter'];
export type PostAllocationProxyAddressRequest = components['schemas']['PostAllocationProxyAddressRequest'];
export type PostAllocationProxyAddressResponse = components['schemas']['PostAllocationProxyAddressResponse'];
export type PostCheckpointMetadataRequest = components['schemas']['PostCheckpointMetadataRequest'];
export type PostCheckpointMetadataResponse = components['schemas']['PostCheckpointMetadataResponse'];
export type PostModelRequest = components['schemas']['PostModelRequest'];
export type PostModelResponse = components['schemas']['PostModelResponse'];
export type PostModelVersionRequest = components['schemas']['PostModelVersionRequest'];
export type PostModelVersionResponse = components['schemas']['PostModelVersionResponse'];
export type PostProjectRequest = components['schemas']['PostProjectRequest'];
export type PostProjectResponse = components['schemas']['PostProjectResponse'];
export type PostSearcherOperationsRequest = components['schemas']['PostSearcherOperationsRequest'];
export type PostSearcherOperationsResponse = components['schemas']['PostSearcherOperationsResponse'];
export type PostTemplateRequest = components['schemas']['PostTemplateRequest'];
export type PostTemplateResponse = components['schemas']['PostTemplateResponse'];
export type PostTrialProfilerMetricsBatchRequest = components['schemas']['PostTrialProfilerMetricsBatchRequest'];
export type PostTrialProfilerMetricsBatchResponse = components['schemas']['PostTrialProfilerMetricsBatchResponse'];
export type PostTrialRunnerMetadataRequest = components['schemas']['PostTrialRunnerMetadataRequest'];
export type PostTrialRunnerMetadataResponse = components['schemas']['PostTrialRunnerMetadataResponse'];
export type PostUserActivityRequest = components['schemas']['PostUserActivityRequest'];
export type PostUserActivityResponse = components['schemas']['PostUserActivityResponse'];
export type PostUserRequest = components['schemas']['PostUserRequest'];
export type PostUserResponse = components['schemas']['PostUserResponse'];
export type PostUserSettingRequest = components['schemas']['PostUserSettingRequest'];
export type PostUserSettingResponse = components['schemas']['PostUserSettingResponse'];
export type PostWebhookRequest = components['schemas']['PostWebhookRequest'];
export type PostWebhookResponse = components['schemas']['PostWebhookResponse'];
export type PostWorkspaceRequest = components['schemas']['PostWorkspaceRequest'];
export type PostWorkspaceResponse = components['schemas']['PostWorkspaceResponse'];
export type PreviewHPSearchRequest = components['schemas']['PreviewHPSearchRequest'];
export type PreviewHPSearchResponse = components['schemas']['PreviewHPSearchResponse'];
export type Project = components['schemas']['Project'];
export type ProjectColumn = components['schemas']['ProjectColumn'];
export type ProxyPortConfig = components['schemas']['ProxyPortConfig'];
export type PutProjectNotesRequest = components['schemas']['PutProjectNotesRequest'];
export type PutProjectNotesResponse = components['schemas']['PutProjectNotesResponse'];
export type PutTemplateRequest = components['schemas']['PutTemplateRequest'];
export type PutTemplateResponse = components['schemas']['PutTemplateResponse'];
export type QueueControl = components['schemas']['QueueControl'];
export type QueueStats = components['schemas']['QueueStats'];
export type RBACJob = components['schemas']['RBACJob'];
export type RPQueueStat = components['schemas']['RPQueueStat'];
export type RemoveAssignmentsRequest = components['schemas']['RemoveAssignmentsRequest'];
export type RemoveAssignmentsResponse = components['schemas']['RemoveAssignmentsResponse'];
export type RendezvousInfo = components['schemas']['RendezvousInfo'];
export type ReportCheckpointRequest = components['schemas']['ReportCheckpointRequest'];
export type ReportCheckpointResponse = components['schemas']['ReportCheckpointResponse'];
export type ReportTrialMetricsRequest = components['schemas']['ReportTrialMetricsRequest'];
export type ReportTrialMetricsResponse = components['schemas']['ReportTrialMetricsResponse'];
export type ReportTrialProgressRequest = components['schemas']['ReportTrialProgressRequest'];
export type ReportTrialProgressResponse = components['schemas']['ReportTrialProgressResponse'];
export type ReportTrialSearcherEarlyExitRequest = components['schemas']['ReportTrialSearcherEarlyExitRequest'];
export type ReportTrialSearcherEarlyExitResponse = components['schemas']['ReportTrialSearcherEarlyExitResponse'];
export type ReportTrialSourceInfoRequest = components['schemas']['ReportTrialSourceInfoRequest'];
export type ReportTrialSourceInfoResponse = components['schemas']['ReportTrialSourceInfoResponse'];
export type ReportTrialTrainingMetricsRequest = components['schemas']['ReportTrialTrainingMetricsRequest'];
export type ReportTrialTrainingMetricsResponse = components['schemas']['ReportTrialTrainingMetricsResponse'];
export type ReportTrialValidationMetricsRequest = components['schemas']['ReportTrialValidationMetricsRequest'];
export type ReportTrialValidationMetricsResponse = components['schemas']['ReportTrialValidationMetricsResponse'];
export type ResetUserSettingRequest = components['schemas']['ResetUserSettingRequest'];
export type ResetUserSettingResponse = components['schemas']['ResetUserSettingResponse'];
export type ResourceAllocationAggregatedEntry = components['schemas']['ResourceAllocationAggregatedEntry'];
export type ResourceAllocationAggregatedRequest = components['schemas']['ResourceAllocationAggregatedRequest'];
export type ResourceAllocationAggregatedResponse = components['schemas']['ResourceAllocationAggregatedResponse'];
export type ResourceAllocationAggregationPeriod = components['schemas']['ResourceAllocationAggregationPeriod'];
export type ResourceAllocationRawEntry = components['schemas']['ResourceAllocationRawEntry'];
export type ResourceAllocationRawRequest = components['schemas']['ResourceAllocationRawRequest'];
export type ResourceAllocationRawResponse = components['schemas']['ResourceAllocationRawResponse'];
export type ResourcePool = components['schemas']['ResourcePool'];
export type ResourcePoolAwsDetail = components['schemas']['ResourcePoolAwsDetail'];
export type ResourcePoolDetail = components['schemas']['ResourcePoolDetail'];
export type ResourcePoolGcpDetail = components['schemas']['ResourcePoolGcpDetail'];
export type ResourcePoolPrioritySchedulerDetail = components['schemas']['ResourcePoolPrioritySchedulerDetail'];
export type ResourcePoolType = components['schemas']['ResourcePoolType'];
export type ResourcesFailure = components['schemas']['ResourcesFailure'];
export type ResourcesStarted = components['schemas']['ResourcesStarted'];
export type ResourcesStopped = components['schemas']['ResourcesStopped'];
export type ResourcesSummary = components['schemas']['ResourcesSummary'];
export type ResourcesSummaryDevices = components['schemas']['ResourcesSummaryDevices'];
export type Role = components['schemas']['Role'];
export type RoleAssignment = components['schemas']['RoleAssignment'];
export type RoleAssignmentSummary = components['schemas']['RoleAssignmentSummary'];
export type RoleWithAssignments = components['schemas']['RoleWithAssignments'];
export type RunnableOperation = components['schemas']['RunnableOperation'];
export type RunnableType = components['schemas']['RunnableType'];
export type SSOProvider = components['schemas']['SSOProvider'];
export type SchedulerType = components['schemas']['SchedulerType'];
export type ScopeTypeMask = components['schemas']['ScopeTypeMask'];
export type SearchExperimentExperiment = components['schemas']['SearchExperimentExperiment'];
export type SearchExperimentsRequest = components['schemas']['SearchExperimentsRequest'];
export type SearchExperimentsResponse = components['schemas']['SearchExperimentsResponse'];
export type SearchRolesAssignableToScopeRequest = components['schemas']['SearchRolesAssignableToScopeRequest'];
export type SearchRolesAssignableToScopeResponse = components['schemas']['SearchRolesAssignableToScopeResponse'];
export type SearcherEvent = components['schemas']['SearcherEvent'];
export type SearcherOperation = components['schemas']['SearcherOperation'];
export type SetCommandPriorityRequest = components['schemas']['SetCommandPriorityRequest'];
export type SetCommandPriorityResponse = components['schemas']['SetCommandPriorityResponse'];
export type SetNotebookPriorityRequest = components['schemas']['SetNotebookPriorityRequest'];
export type SetNotebookPriorityResponse = components['schemas']['SetNotebookPriorityResponse'];
export type SetSearcherProgressOperation = components['schemas']['SetSearcherProgressOperation'];
export type SetShellPriorityRequest = components['schemas']['SetShellPriorityRequest'];
export type SetShellPriorityResponse = components['schemas']['SetShellPriorityResponse'];
export type SetTensorboardPriorityRequest = components['schemas']['SetTensorboardPriorityRequest'];
export type SetTensorboardPriorityResponse = components['schemas']['SetTensorboardPriorityResponse'];
export type SetUserPasswordRequest = components['schemas']['SetUserPasswordRequest'];
export type SetUserPasswordResponse = components['schemas']['SetUserPasswordResponse'];
export type Shell = components['schemas']['Shell'];
export type ShutDownOperation = components['schemas']['ShutDownOperation'];
export type Slot = components['schemas']['Slot'];
export type StreamError = components['schemas']['StreamError'];
export type Task = components['schemas']['Task'];
export type TaskLogsFieldsRequest = components['schemas']['TaskLogsFieldsRequest'];
export type TaskLogsFieldsResponse = components['schemas']['TaskLogsFieldsResponse'];
export type TaskLogsRequest = components['schemas']['TaskLogsRequest'];
export type TaskLogsResponse = components['schemas']['TaskLogsResponse'];
export type TaskState = components['schemas']['TaskState'];
export type TaskType = components['schemas']['TaskType'];
export type Template = components['schemas']['Template'];
export type Tensorboard = components['schemas']['Tensorboard'];
export type TestWebhookRequest = components['schemas']['TestWebhookRequest'];
export type TestWebhookResponse = components['schemas']['TestWebhookResponse'];
export type TimestampFieldFilter = components['schemas']['TimestampFieldFilter'];
export type Trial = components['schemas']['Trial'];
export type TrialClosed = components['schemas']['TrialClosed'];
export type TrialCreated = components['schemas']['TrialCreated'];
export type TrialEarlyExit = components['schemas']['TrialEarlyExit'];
export type TrialEarlyExitExitedReason = components['schemas']['TrialEarlyExitExitedReason'];
export type TrialExitedEarly = components['schemas']['TrialExitedEarly'];
export type TrialExitedEarlyExitedReason = components['schemas']['TrialExitedEarlyExitedReason'];
export type TrialLogsFieldsRequest = components['schemas']['TrialLogsFieldsRequest'];
export type TrialLogsFieldsResponse = components['schemas']['TrialLogsFieldsResponse'];
export type TrialLogsRequest = components['schemas']['TrialLogsRequest'];
export type TrialLogsResponse = components['schemas']['TrialLogsResponse'];
export type TrialMetrics = components['schemas']['TrialMetrics'];
export type TrialOperation = components['schemas']['TrialOperation'];
export type TrialProfilerMetricLabels = components['schemas']['TrialProfilerMetricLabels'];
export type TrialProfilerMetricLabelsProfilerMetricType = components['schemas']['TrialProfilerMetricLabelsProfilerMetricType'];
export type TrialProfilerMetricsBatch = components['schemas']['TrialProfilerMetricsBatch'];
export type TrialProgress = components['schemas']['TrialProgress'];
export type TrialRunnerMetadata = components['schemas']['TrialRunnerMetadata'];
export type TrialSimulation = components['schemas']['TrialSimulation'];
export type TrialSourceInfo = components['schemas']['TrialSourceInfo'];
export type TrialSourceInfoMetric = components['schemas']['TrialSourceInfoMetric'];
export type TrialSourceInfoType = components['schemas']['TrialSourceInfoType'];
export type TrialState = components['schemas']['TrialState'];
export type TrialsSampleRequest = components['schemas']['TrialsSampleRequest'];
export type TrialsSampleResponse = components['schemas']['TrialsSampleResponse'];
export type TrialsSampleResponseTrial = components['schemas']['TrialsSampleResponseTrial'];
export type TrialsSnapshotRequest = components['schemas']['TrialsSnapshotRequest'];
export type TrialsSnapshotResponse = components['schemas']['TrialsSnapshotResponse'];
export type TrialsSnapshotResponseTrial = components['schemas']['TrialsSnapshotResponseTrial'];
export type Trigger = components['schemas']['Trigger'];
export type TriggerType = components['schemas']['TriggerType'];
export type UInt64 = components['schemas']['UInt64'];
export type UnarchiveExperimentRequest = components['schemas']['UnarchiveExperimentRequest'];
export type UnarchiveExperimentResponse = components['schemas']['UnarchiveExperimentResponse'];
export type UnarchiveExperimentsRequest = components['schemas']['UnarchiveExperimentsRequest'];
export type UnarchiveExperimentsResponse = components['schemas']['UnarchiveExperimentsResponse'];
export type UnarchiveModelRequest = components['schemas']['UnarchiveModelRequest'];
export type UnarchiveModelResponse = components['schemas']['UnarchiveModelResponse'];
export type UnarchiveProjectRequest = components['schemas']['UnarchiveProjectRequest'];
export type UnarchiveProjectResponse = components['schemas']['UnarchiveProjectResponse'];
export type UnarchiveWorkspaceRequest = components['schemas']['UnarchiveWorkspaceRequest'];
export type UnarchiveWorkspaceResponse = components['schemas']['UnarchiveWorkspaceResponse'];
export type UnaryError = components['schemas']['UnaryError'];
export type UnbindRPFromWorkspaceRequest = components['schemas']['UnbindRPFromWorkspaceRequest'];
export type UnbindRPFromWorkspaceResponse = components['schemas']['UnbindRPFromWorkspaceResponse'];
export type UnpinWorkspaceRequest = components['schemas']['UnpinWorkspaceRequest'];
export type UnpinWorkspaceResponse = components['schemas']['UnpinWorkspaceResponse'];
export type UpdateGroupRequest = components['schemas']['UpdateGroupRequest'];
export type UpdateGroupResponse = components['schemas']['UpdateGroupResponse'];
export type UpdateJobQueueRequest = components['schemas']['UpdateJobQueueRequest'];
export type UpdateJobQueueResponse = components['schemas']['UpdateJobQueueResponse'];
export type User = components['schemas']['User'];
export type UserRoleAssignment = components['schemas']['UserRoleAssignment'];
export type UserWebSetting = components['schemas']['UserWebSetting'];
export type ValidateAfterOperation = components['schemas']['ValidateAfterOperation'];
export type ValidationCompleted = components['schemas']['ValidationCompleted'];
export type ValidationHistoryEntry = components['schemas']['ValidationHistoryEntry'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookType = components['schemas']['WebhookType'];
export type WorkloadContainer = components['schemas']['WorkloadContainer'];
export type Workspace = components['schemas']['Workspace'];
export type WorkspaceState = components['schemas']['WorkspaceState'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description The username is empty (`missing argument: username`), or the cluster uses external sessions; also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such user, or the password is wrong (`invalid credentials`). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The password is right but the user is deactivated (`user is not active`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    currentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutResponse"];
                };
            };
            /** @description The token belongs to an allocation (`cannot manually logout of an allocation session`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /** @description Key to sort by; by id when unspecified. `SORT_BY_NAME` uses the display name, or the username where there is none. */
                sortBy?: components["schemas"]["GetUsersRequestSortBy"];
                /** @description Sort direction; ascending when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
                limit?: number;
                /** @description Keeps users whose display name or username contains this text, ignoring case; `%` and `_` act as wildcards. Empty keeps all. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersResponse"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit is negative. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    postUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostUserRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostUserResponse"];
                };
            };
            /** @description The user is missing or breaks a rule: name too short, not ASCII, reserved or taken (`user already exists`), an incomplete agent user group, a password for a remote user; also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator, or the cluster uses external sessions; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getUserSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserSettingResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postUserSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostUserSettingRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostUserSettingResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The cluster uses external sessions; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The last value is not valid JSON text, for example `dark` instead of `"dark"`. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    resetUserSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetUserSettingResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No user has this id (`user not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user to change. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchUser"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchUserResponse"];
                };
            };
            /** @description A name is too short, not ASCII, reserved, or a display name resembles another user's name; or a remote user would get a username or password; also for a path id that is not an integer or a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not change this field or this user; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No user has this id (`user not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The username is taken already (text of the database). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getUserByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username, case-sensitive. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserByUsernameResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No user has this name (`user not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMeResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user whose password is set. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUserPasswordResponse"];
                };
            };
            /** @description The user is a remote user; also for a path id that is not an integer or a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Another user's password, asked for by someone who is no administrator; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No user has this id (`user not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTelemetry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTelemetryResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getMaster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMasterResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getMasterConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMasterConfigResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to read the configuration; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchMasterConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchMasterConfigRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchMasterConfigResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to change the configuration; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The mask names another field (`unsupported or invalid field: ...`) or the level is unknown (`invalid log level: ...`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    masterLogs: {
        parameters: {
            query?: {
                /** @description Id of the first entry to send; a negative number counts from the end of the log and stops at its start. */
                offset?: number;
                /** @description Most entries to send; 0 or absent sends all. Cannot be combined with `follow`. */
                limit?: number;
                /** @description Keep the stream open and send new entries as they are written. */
                follow?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterLogsResponse"];
                };
            };
            /** @description The limit is negative (`Limit must be >= 0`) or comes together with `follow` (`Limit cannot be specified when following`); also for a query value of the wrong type. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller lacks the permission to read master logs, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getAgents: {
        parameters: {
            query?: {
                /** @description Key to sort by; by id when unspecified. */
                sortBy?: components["schemas"]["GetAgentsRequestSortBy"];
                /** @description Sort direction; ascending when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
                limit?: number;
                /** @description Accepted for compatibility and ignored. */
                label?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAgentsResponse"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager does not answer; also for a negative limit. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the agent, usually its host name. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAgentResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No agent has this id (`actor '/agents/<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the agent, usually its host name. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSlotsResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No agent has this id (`actor '/agents/<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the agent, usually its host name. */
                agentId: string;
                /** @description Number of the slot on its agent, as text. */
                slotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSlotResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such agent or slot. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    enableAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the agent, usually its host name. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnableAgentResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to update agents; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No agent has this id (`actor '/agents/<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager offers no such switch; also for a name holding a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    disableAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the agent, usually its host name. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DisableAgentRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisableAgentResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to update agents; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No agent has this id (`actor '/agents/<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager offers no such switch; also for a name holding a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    enableSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the agent, usually its host name. */
                agentId: string;
                /** @description Number of the slot on its agent, as text. */
                slotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnableSlotResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to update agents; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such agent or slot is connected (`actor /agents/<id>/slots/<n> could not be found`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager offers no such switch; also for a name holding a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    disableSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the agent, usually its host name. */
                agentId: string;
                /** @description Number of the slot on its agent, as text. */
                slotId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DisableSlotRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisableSlotResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to update agents; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such agent or slot is connected (`actor /agents/<id>/slots/<n> could not be found`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager offers no such switch; also for a name holding a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getExperiments: {
        parameters: {
            query?: {
                /** @description Column to sort by; unspecified means id. */
                sortBy?: components["schemas"]["GetExperimentsRequestSortBy"];
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block. */
                limit?: number;
                /** @description Part of the description, in any case. */
                description?: string;
                /** @description Part of the name, in any case. */
                name?: string;
                /** @description Labels that must all be present; repeat the key. */
                labels?: string[];
                /** @description True keeps archived experiments, false the others. Absent keeps both. */
                archived?: boolean;
                /** @description Keep these stored states; repeat the key. STATE_ACTIVE finds queued, pulling, starting and running ones, while those four names themselves answer 500. */
                states?: components["schemas"]["ExperimentState"][];
                /** @description Usernames of owners; repeat the key. */
                users?: string[];
                /** @description Ids of owners; repeat the key. */
                userIds?: number[];
                /** @description Project to list; 0 or unset means all. */
                projectId?: number;
                /** @description Keep ids below this number. */
                "experimentIdFilter.lt"?: number;
                /** @description Keep ids up to and including this number. */
                "experimentIdFilter.lte"?: number;
                /** @description Keep ids above this number. */
                "experimentIdFilter.gt"?: number;
                /** @description Keep ids from this number on. */
                "experimentIdFilter.gte"?: number;
                /** @description Keep only these ids; repeat the key. */
                "experimentIdFilter.incl"?: number[];
                /** @description Leave these ids out; repeat the key. */
                "experimentIdFilter.notIn"?: number[];
                /** @description Adds `bestTrialSearcherMetric` to each row; default false. */
                showTrialData?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExperimentsResponse"];
                };
            };
            /** @description A query value does not parse, such as `99 is not a valid apiv1.GetExperimentsRequest_SortBy`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project in `projectId` is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `states` holds a name that is never stored (queued, pulling, starting, running, deleted or unspecified), or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    createExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateExperimentRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateExperimentResponse"];
                };
            };
            /** @description The body is not JSON, or the template does not exist (`temlpate 'x' not found`, spelt so). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks CREATE_EXPERIMENT in the target workspace. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The parent experiment or the project is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The configuration is invalid or has no entrypoint, the pool is not available, too many slots are asked for, only one of workspace and project is named, or the parent lies in an archived project or workspace. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteExperimentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteExperimentsResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The list of ids is empty and no filters are given, or filters are given, which the master cannot handle here. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExperimentResponse"];
                };
            };
            /** @description `experimentId` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager does not answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteExperimentResponse"];
                };
            };
            /** @description The experiment is not finished, is being deleted, or has checkpoints registered as model versions. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is neither owner nor administrator (`non admin users may not delete other user's experiments`) or, under role-based access, lacks DELETE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchExperiment"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchExperimentResponse"];
                };
            };
            /** @description The name is blank, or the body or the id does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT_METADATA, or UPDATE_EXPERIMENT for resources and checkpoint storage. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getModelDef: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModelDefResponse"];
                };
            };
            /** @description `experimentId` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getModelDefTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModelDefTreeResponse"];
                };
            };
            /** @description `experimentId` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getModelDefFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GetModelDefFileRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModelDefFileResponse"];
                };
            };
            /** @description `experimentId` is not a whole number, or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The path is unknown or names a folder. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getExperimentLabels: {
        parameters: {
            query?: {
                /** @description Project to look at; 0 or unset means all. */
                projectId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExperimentLabelsResponse"];
                };
            };
            /** @description A query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter, such as `projectId.x`. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getExperimentValidationHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExperimentValidationHistoryResponse"];
                };
            };
            /** @description `experimentId` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    activateExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivateExperimentResponse"];
                };
            };
            /** @description `id` is not a whole number, or the experiment has ended or is archived: `experiment in terminal state`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is being stopped: `failed passing request to experiment actor: ...`. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    activateExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ActivateExperimentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivateExperimentsResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The list of ids is empty and no filters are given, or the filters match nothing. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    pauseExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PauseExperimentResponse"];
                };
            };
            /** @description `id` is not a whole number, or the experiment has ended (`experiment in terminal state`) or is being stopped. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing, archived, or may not be changed by the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    pauseExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PauseExperimentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PauseExperimentsResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The list of ids is empty and no filters are given, or the filters match nothing. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    cancelExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelExperimentResponse"];
                };
            };
            /** @description `id` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing, archived, or may not be changed by the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    cancelExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelExperimentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelExperimentsResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The list of ids is empty and no filters are given, or the filters match nothing. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    killExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KillExperimentResponse"];
                };
            };
            /** @description `id` is not a whole number, or the experiment is completing or failing already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing, archived, or may not be changed by the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    killExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KillExperimentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KillExperimentsResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The list of ids is empty and no filters are given, or the filters match nothing. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    archiveExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveExperimentResponse"];
                };
            };
            /** @description The experiment is not finished (`Experiment is not in terminal state.`) or is archived already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or may not be changed by the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    archiveExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ArchiveExperimentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveExperimentsResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The list of ids is empty and no filters are given. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    unarchiveExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnarchiveExperimentResponse"];
                };
            };
            /** @description The experiment is not archived: `Experiment is not archived.` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or may not be changed by the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    unarchiveExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UnarchiveExperimentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnarchiveExperimentsResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The list of ids is empty and no filters are given, or filters are given, which the master cannot handle here. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getBestSearcherValidationMetric: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBestSearcherValidationMetricResponse"];
                };
            };
            /** @description `experimentId` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden, or has no validation yet: `no validations for experiment`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getExperimentCheckpoints: {
        parameters: {
            query?: {
                /** @description Column to sort by; unspecified means trial id. */
                sortBy?: components["schemas"]["GetExperimentCheckpointsRequestSortBy"];
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
                limit?: number;
                /** @description Keep checkpoints in these states; repeat the key. */
                states?: components["schemas"]["CheckpointState"][];
            };
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExperimentCheckpointsResponse"];
                };
            };
            /** @description The id or a query value does not parse, or the offset lies beyond the total: `offset out of bounds`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit is negative, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    previewHPSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PreviewHPSearchRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewHPSearchResponse"];
                };
            };
            /** @description The configuration is text instead of an object, is invalid, or has no searcher: `invalid experiment configuration; missing searcher`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The searcher is one that is no longer run: adaptive, adaptive_simple or sync_halving. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getExperimentTrials: {
        parameters: {
            query?: {
                /** @description Column to sort by; unspecified means id. */
                sortBy?: components["schemas"]["GetExperimentTrialsRequestSortBy"];
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block. */
                limit?: number;
                /** @description Keep these stored states; repeat the key. STATE_ACTIVE finds queued, pulling, starting and running ones, while those four names themselves answer 500. */
                states?: components["schemas"]["ExperimentState"][];
            };
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExperimentTrialsResponse"];
                };
            };
            /** @description The id or a query value does not parse, such as `99 is not a valid apiv1.GetExperimentTrialsRequest_SortBy`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `states` holds a name that is never stored (queued, pulling, starting, running, deleted or unspecified), or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    compareTrials: {
        parameters: {
            query: {
                /** @description Trials to read; repeat the key. None gives an empty list. */
                trialIds: number[];
                /** @description Most points per trial and group; 0 means 200. */
                maxDatapoints: number;
                /** @description Names of metrics; repeat the key. Without a group, training and validation are both searched. */
                metricNames?: string[];
                /** @description First batch to look at; default 0. */
                startBatches?: number;
                /** @description Last batch to look at; 0, the default, means no end. */
                endBatches?: number;
                /**
                 * @deprecated
                 * @description Training or validation metrics; deprecated, use `group`.
                 */
                metricType?: components["schemas"]["MetricType"];
                /** @description Metric group, such as `training` or `validation`. */
                group?: string;
                /** @description Metrics as `<group>.<name>`; repeat the key. */
                metricIds?: string[];
                /** @description Column the range applies to: `batches` (the default), `time` or `epoch`. A filter replaces `startBatches` and `endBatches`. */
                "timeSeriesFilter.name"?: string;
                /** @description Keep points below this number. */
                "timeSeriesFilter.doubleRange.lt"?: components["schemas"]["Double"];
                /** @description Keep points up to and including this number. */
                "timeSeriesFilter.doubleRange.lte"?: components["schemas"]["Double"];
                /** @description Keep points above this number. */
                "timeSeriesFilter.doubleRange.gt"?: components["schemas"]["Double"];
                /** @description Keep points from this number. */
                "timeSeriesFilter.doubleRange.gte"?: components["schemas"]["Double"];
                /** @description Keep points below this whole number. */
                "timeSeriesFilter.integerRange.lt"?: number;
                /** @description Keep points up to and including this whole number. */
                "timeSeriesFilter.integerRange.lte"?: number;
                /** @description Keep points above this whole number. */
                "timeSeriesFilter.integerRange.gt"?: number;
                /** @description Keep points from this whole number. */
                "timeSeriesFilter.integerRange.gte"?: number;
                /** @description Keep only points at these whole numbers; repeat the key. */
                "timeSeriesFilter.integerRange.incl"?: number[];
                /** @description Leave out points at these whole numbers; repeat the key. */
                "timeSeriesFilter.integerRange.notIn"?: number[];
                /** @description Keep points before this RFC 3339 time. */
                "timeSeriesFilter.timeRange.lt"?: string;
                /** @description Keep points up to and including this RFC 3339 time. */
                "timeSeriesFilter.timeRange.lte"?: string;
                /** @description Keep points after this RFC 3339 time. */
                "timeSeriesFilter.timeRange.gt"?: string;
                /** @description Keep points from this RFC 3339 time. */
                "timeSeriesFilter.timeRange.gte"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompareTrialsResponse"];
                };
            };
            /** @description A query value does not parse, or both `group` and `metricType` are given: `cannot specify both legacy and new metric group`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A trial is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Both `metricNames` and `metricIds` are given, a metric id is not `<group>.<name>`, the filter names an unknown column, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    reportTrialSourceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReportTrialSourceInfoRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTrialSourceInfoResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The type is unspecified, only one of `modelId` and `modelVersion` is given, or the pair is unknown. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    createTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateTrialRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTrialResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `unmanaged` is false (`only unmanaged trials are supported`), or the experiment is a managed one. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTrialResponse"];
                };
            };
            /** @description `trialId` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTrialWorkloads: {
        parameters: {
            query?: {
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means all. */
                limit?: number;
                /** @description Metric to sort by as a number, nulls last; empty or `batches` means total batches. */
                sortKey?: string;
                /** @description Kinds of rows to show; unspecified means all. */
                filter?: components["schemas"]["GetTrialWorkloadsRequestFilterOption"];
                /** @description Adds the metrics of every batch to training rows; default false. */
                includeBatchMetrics?: boolean;
                /**
                 * @deprecated
                 * @description Whose metric `sortKey` names; use `group` instead.
                 */
                metricType?: components["schemas"]["MetricType"];
                /** @description Metric group that `sortKey` belongs to, such as `validation`. */
                group?: string;
            };
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTrialWorkloadsResponse"];
                };
            };
            /** @description `trialId` is not a whole number, or a query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter, such as `group.x`. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    trialLogs: {
        parameters: {
            query?: {
                /** @description Most lines; 0, the default, means all there are. */
                limit?: number;
                /** @description Keeps the stream open for new lines; default false. */
                follow?: boolean;
                /** @description Lines of these agents; repeat the key. */
                agentIds?: string[];
                /** @description Lines of these containers; repeat the key. */
                containerIds?: string[];
                /** @description Lines of these ranks; repeat the key. */
                rankIds?: number[];
                /** @description Lines of these levels; repeat the key. */
                levels?: components["schemas"]["LogLevel"][];
                /** @description Lines written to these, `stdout` or `stderr`; repeat the key. */
                stdtypes?: string[];
                /** @description Lines from these sources; repeat the key. */
                sources?: string[];
                /** @description Lines up to and including this RFC 3339 time. */
                timestampBefore?: string;
                /** @description Lines later than this RFC 3339 time. */
                timestampAfter?: string;
                /** @description Order by line id; unspecified means ascending, oldest first. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Text that the line holds, in any case. */
                searchText?: string;
            };
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialLogsResponse"];
                };
            };
            /** @description The id or a query value does not parse, such as `LOUD is not a valid logv1.LogLevel`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    trialLogsFields: {
        parameters: {
            query?: {
                /** @description Repeats the values until the trial has ended; default false. */
                follow?: boolean;
            };
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialLogsFieldsResponse"];
                };
            };
            /** @description `trialId` is not a whole number, or a query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    allocationReady: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationReadyResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    allocationWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationWaitingResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    taskLogs: {
        parameters: {
            query?: {
                /** @description Most lines; 0, the default, means all there are. Not together with `follow`. */
                limit?: number;
                /** @description Keeps the stream open for new lines; default false. */
                follow?: boolean;
                /** @description Lines of these allocations; repeat the key. */
                allocationIds?: string[];
                /** @description Lines of these agents; repeat the key. */
                agentIds?: string[];
                /** @description Lines of these containers; repeat the key. */
                containerIds?: string[];
                /** @description Lines of these ranks; repeat the key. -1 also finds lines without a rank. */
                rankIds?: number[];
                /** @description Lines of these levels; repeat the key. */
                levels?: components["schemas"]["LogLevel"][];
                /** @description Lines written to these, `stdout` or `stderr`; repeat the key. */
                stdtypes?: string[];
                /** @description Lines from these sources; repeat the key. */
                sources?: string[];
                /** @description Lines up to and including this RFC 3339 time. */
                timestampBefore?: string;
                /** @description Lines later than this RFC 3339 time. */
                timestampAfter?: string;
                /** @description Order by line id; unspecified means ascending, oldest first. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Text that the line holds, in any case. */
                searchText?: string;
            };
            header?: never;
            path: {
                /** @description Id of the task. */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskLogsResponse"];
                };
            };
            /** @description The limit is negative (`Limit must be >= 0`), is given while following (`Limit cannot be specified when following`), or a query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The task is missing or hidden, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
            /** @description `taskId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
        };
    };
    taskLogsFields: {
        parameters: {
            query?: {
                /** @description Repeats the values until the task has ended; default false. */
                follow?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the task. */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskLogsFieldsResponse"];
                };
            };
            /** @description A query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The task is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter, or reading fails midway. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
            /** @description `taskId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTrialProfilerMetrics: {
        parameters: {
            query: {
                /** @description Name of the series, such as `gpu_util`. */
                "labels.name": string;
                /** @description Agent it was measured on; empty means all. */
                "labels.agentId"?: string;
                /** @description GPU it was measured on; empty means all. */
                "labels.gpuUuid"?: string;
                /** @description System, timing or other series; unspecified means all. */
                "labels.metricType"?: components["schemas"]["TrialProfilerMetricLabelsProfilerMetricType"];
                /** @description Keeps the stream open until the trial has ended; default false. */
                follow?: boolean;
            };
            header?: never;
            path: {
                /** @description Number of the trial. */
                labelsTrialId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTrialProfilerMetricsResponse"];
                };
            };
            /** @description `labelsTrialId` is not a whole number, or a query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The stream fails midway, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getTrialProfilerAvailableSeries: {
        parameters: {
            query?: {
                /** @description Repeats the labels until the trial has ended; default false. */
                follow?: boolean;
            };
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTrialProfilerAvailableSeriesResponse"];
                };
            };
            /** @description `trialId` is not a whole number, or a query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The stream fails midway, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    postTrialProfilerMetricsBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostTrialProfilerMetricsBatchRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostTrialProfilerMetricsBatchResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query: {
                /** @description Trials to read; repeat the key. At least one is needed. */
                trialIds: number[];
                /** @description Metric group to read, such as `training`, `validation` or `inference`. */
                group: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMetricsResponse"];
                };
            };
            /** @description A query value does not parse, or no trial is named: `must specify at least one trialId`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A trial is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getTrainingMetrics: {
        parameters: {
            query: {
                /** @description Trials to read; repeat the key. At least one is needed. */
                trialIds: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTrainingMetricsResponse"];
                };
            };
            /** @description A query value does not parse, or no trial is named: `must specify at least one trialId`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A trial is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getValidationMetrics: {
        parameters: {
            query: {
                /** @description Trials to read; repeat the key. At least one is needed. */
                trialIds: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetValidationMetricsResponse"];
                };
            };
            /** @description A query value does not parse, or no trial is named: `must specify at least one trialId`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A trial is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    killTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KillTrialResponse"];
                };
            };
            /** @description `id` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden, or has ended: `actor '/experiments/<experiment>/<request>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTrialCheckpoints: {
        parameters: {
            query?: {
                /** @description Column to sort by; unspecified means batches. */
                sortBy?: components["schemas"]["GetTrialCheckpointsRequestSortBy"];
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
                limit?: number;
                /** @description Keep checkpoints in these states; repeat the key. */
                states?: components["schemas"]["CheckpointState"][];
            };
            header?: never;
            path: {
                /** @description Number of the trial. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTrialCheckpointsResponse"];
                };
            };
            /** @description The id or a query value does not parse, or the offset lies beyond the total: `offset out of bounds`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit is negative, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    allocationPreemptionSignal: {
        parameters: {
            query?: {
                /** @description Longest wait in seconds. */
                timeoutSeconds?: number;
            };
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationPreemptionSignalResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`, or the timeout does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation has not started, or cannot be preempted: `allocation is not preemptible`. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    allocationPendingPreemptionSignal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationPendingPreemptionSignalResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager does not support the call. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    ackAllocationPreemptionSignal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AckAllocationPreemptionSignalResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    markAllocationResourcesDaemon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
                /** @description Id of one container of the allocation. */
                resourcesId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkAllocationResourcesDaemonResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    allocationRendezvousInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
                /** @description Id of one container of the allocation. */
                resourcesId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationRendezvousInfoResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postAllocationProxyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostAllocationProxyAddressRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAllocationProxyAddressResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager does not support the call: `task.SetAllocationProxyAddress not supported for this allocation or resource manager`. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    allocationAllGather: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AllocationAllGatherRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationAllGatherResponse"];
                };
            };
            /** @description The request id is no UUID, such as `invalid UUID length: 2`, the allocation id has no point in it, or the body is not JSON. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    notifyContainerRunning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the allocation: the task id, a point and a counter. */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NotifyContainerRunningRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotifyContainerRunningResponse"];
                };
            };
            /** @description The allocation id has no point in it: `allocationID x does not  contain at least '.'`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The allocation is not live, or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager does not support the call. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `allocationId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getCurrentTrialSearcherOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCurrentTrialSearcherOperationResponse"];
                };
            };
            /** @description `trialId` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden, or its experiment is no longer live: `actor '/experiments/2418' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    completeTrialSearcherValidation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteValidateAfterOperation"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompleteTrialSearcherValidationResponse"];
                };
            };
            /** @description `trialId` is not a whole number, or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden, or its experiment is no longer live: `actor '/experiments/2418' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    reportTrialSearcherEarlyExit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialEarlyExit"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTrialSearcherEarlyExitResponse"];
                };
            };
            /** @description `trialId` is not a whole number, or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden, or its experiment is no longer live. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The reason is unspecified: `should not report special exit reason ERRORED to the master`. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    reportTrialProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Double"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTrialProgressResponse"];
                };
            };
            /** @description `trialId` is not a whole number, or the body is not a bare number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden, or its experiment is no longer live. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postTrialRunnerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial. */
                trialId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialRunnerMetadata"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostTrialRunnerMetadataResponse"];
                };
            };
            /** @description `trialId` is not a whole number, or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    reportTrialMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial; overrides the one in the body. */
                metricsTrialId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReportTrialMetricsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTrialMetricsResponse"];
                };
            };
            /** @description The group is empty (`metric group cannot be empty`) or holds a point, or the id or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The run id is not the current one (`invalid run id, 7 (reported) != 1 (expected): invalid arguments`), a metric was reported at this batch before, or `epoch` is no number. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    reportTrialTrainingMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial; overrides the one in the body. */
                trainingMetricsTrialId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialMetrics"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTrialTrainingMetricsResponse"];
                };
            };
            /** @description `trainingMetricsTrialId` is not a whole number, or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The run id is not the current one (`invalid run id, 7 (reported) != 1 (expected): invalid arguments`), a metric was reported at this batch before, or `epoch` is no number. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    reportTrialValidationMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the trial; overrides the one in the body. */
                validationMetricsTrialId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialMetrics"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTrialValidationMetricsResponse"];
                };
            };
            /** @description `validationMetricsTrialId` is not a whole number, or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The trial is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The run id is not the current one (`invalid run id, 7 (reported) != 1 (expected): invalid arguments`), a metric was reported at this batch before, or `epoch` is no number. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    reportCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Checkpoint"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCheckpointResponse"];
                };
            };
            /** @description The UUID does not parse, or the state is another: `invalid state for reported checkpoint: STATE_ACTIVE`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The task is missing or hidden: `task 'none' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteCheckpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteCheckpointsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCheckpointsResponse"];
                };
            };
            /** @description A UUID does not parse, or a checkpoint is registered as a model version: `this subset of checkpoints provided are in the model registry and cannot be deleted: ...`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description At least one checkpoint is missing or hidden; the text lists all of them, sorted. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchCheckpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PatchCheckpointsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchCheckpointsResponse"];
                };
            };
            /** @description A UUID does not parse, or a checkpoint is registered as a model version: `this subset of checkpoints provided are in the model registry and cannot be deleted: ...`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description At least one checkpoint is missing or hidden; the text lists all of them, sorted. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getJobs: {
        parameters: {
            query?: {
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent means 100. Must not be negative. */
                limit?: number;
                /** @description Name of the pool whose queue is asked for; empty means the default compute pool. */
                resourcePool?: string;
                /** @description Direction of the queue order; ascending, next job first, when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Keeps jobs in these states; empty keeps all. */
                states?: components["schemas"]["JobState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetJobsResponse"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The pool is unknown (`resource pool <pool> not found`) or the resource manager does not answer; also for a negative limit. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    updateJobQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateJobQueueRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateJobQueueResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The cluster has strict queue control and the caller lacks the permission; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A job is unknown (`job <id> not found`), the priority is not 1 to 99, the weight is not above 0, the pool is unknown, unchanged or not changeable, or no action was given. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getJobsV2: {
        parameters: {
            query?: {
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent means 100. Must not be negative. */
                limit?: number;
                /** @description Name of the pool whose queue is asked for; empty means the default compute pool. */
                resourcePool?: string;
                /** @description Direction of the queue order; ascending, next job first, when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Keeps jobs in these states; empty keeps all. */
                states?: components["schemas"]["JobState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetJobsV2Response"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The pool is unknown (`resource pool <pool> not found`) or the resource manager does not answer; also for a negative limit. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getJobQueueStats: {
        parameters: {
            query?: {
                /** @description Names of the pools; empty means all. */
                resourcePools?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetJobQueueStatsResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A pool is unknown or the resource manager does not answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getTemplates: {
        parameters: {
            query?: {
                /** @description Key to sort by; by name when unspecified. */
                sortBy?: components["schemas"]["GetTemplatesRequestSortBy"];
                /** @description Sort direction; ascending when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
                limit?: number;
                /** @description Keeps templates whose name contains this text, ignoring case. Empty keeps all. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTemplatesResponse"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit is negative. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the template. */
                templateName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTemplateResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such template, or it is hidden from the caller (`error fetching template from database: <name>`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    putTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the template. */
                templateName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Template"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutTemplateResponse"];
                };
            };
            /** @description A workspace id is given (`setting workspace_id is not supported.`); also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not create or update templates, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A template of this name exists already. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the template. */
                templateName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Template"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostTemplateResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not create templates there, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A template of this name exists already, or the workspace is missing or archived. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the template. */
                templateName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteTemplateResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not delete templates, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such template, or it is hidden from the caller (`error fetching template from database: <name>`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchTemplateConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the template. */
                templateName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchTemplateConfigResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not update templates, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such template, or it is hidden from the caller (`error fetching template from database: <name>`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getNotebooks: {
        parameters: {
            query?: {
                /** @description Column to sort by; unspecified means id. */
                sortBy?: components["schemas"]["GetNotebooksRequestSortBy"];
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
                limit?: number;
                /** @description Usernames of owners; repeat the key. */
                users?: string[];
                /** @description Ids of owners; repeat the key. */
                userIds?: number[];
                /** @description Workspace to list; 0, the default, means all. */
                workspaceId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNotebooksResponse"];
                };
            };
            /** @description A query value does not parse, or the offset lies beyond the total: `offset out of bounds`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Two or more rows are sorted by workspace, which the master cannot do; or the limit is negative, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    launchNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LaunchNotebookRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchNotebookResponse"];
                };
            };
            /** @description The launch parameters are refused (`failed to prepare launch params: ...`): unknown pool, template or configuration key, or more slots than the cluster has. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks CREATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is missing or archived: `workspace '99' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the notebook. */
                notebookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNotebookResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The notebook is missing, hidden or long ended: `actor '/notebooks/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `notebookId` holds a slash or a colon, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    idleNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the notebook. */
                notebookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IdleNotebookRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdleNotebookResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The notebook is missing, hidden or long ended: `actor '/notebooks/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `notebookId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    killNotebook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the notebook. */
                notebookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KillNotebookResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The notebook is missing, hidden or long ended: `actor '/notebooks/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `notebookId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    setNotebookPriority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the notebook. */
                notebookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetNotebookPriorityRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetNotebookPriorityResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The notebook is missing, hidden or long ended: `actor '/notebooks/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `notebookId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getShells: {
        parameters: {
            query?: {
                /** @description Column to sort by; unspecified means id. */
                sortBy?: components["schemas"]["GetShellsRequestSortBy"];
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
                limit?: number;
                /** @description Usernames of owners; repeat the key. */
                users?: string[];
                /** @description Ids of owners; repeat the key. */
                userIds?: number[];
                /** @description Workspace to list; 0, the default, means all. */
                workspaceId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetShellsResponse"];
                };
            };
            /** @description A query value does not parse, or the offset lies beyond the total: `offset out of bounds`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Two or more rows are sorted by workspace, which the master cannot do; or the limit is negative, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    launchShell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LaunchShellRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchShellResponse"];
                };
            };
            /** @description The launch parameters are refused (`failed to prepare launch params: ...`): unknown pool, template or configuration key, or more slots than the cluster has. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks CREATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is missing or archived: `workspace '99' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getShell: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the shell. */
                shellId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetShellResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The shell is missing, hidden or long ended: `actor '/shells/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `shellId` holds a slash or a colon, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    killShell: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the shell. */
                shellId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KillShellResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The shell is missing, hidden or long ended: `actor '/shells/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `shellId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    setShellPriority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the shell. */
                shellId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetShellPriorityRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetShellPriorityResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The shell is missing, hidden or long ended: `actor '/shells/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `shellId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getCommands: {
        parameters: {
            query?: {
                /** @description Column to sort by; unspecified means id. */
                sortBy?: components["schemas"]["GetCommandsRequestSortBy"];
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
                limit?: number;
                /** @description Usernames of owners; repeat the key. */
                users?: string[];
                /** @description Ids of owners; repeat the key. */
                userIds?: number[];
                /** @description Workspace to list; 0, the default, means all. */
                workspaceId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCommandsResponse"];
                };
            };
            /** @description A query value does not parse, or the offset lies beyond the total: `offset out of bounds`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Two or more rows are sorted by workspace, which the master cannot do; or the limit is negative, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    launchCommand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LaunchCommandRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchCommandResponse"];
                };
            };
            /** @description The launch parameters are refused (`failed to prepare launch params: ...`): unknown pool, template or configuration key, or more slots than the cluster has. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks CREATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is missing or archived: `workspace '99' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getCommand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the command. */
                commandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCommandResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The command is missing, hidden or long ended: `actor '/commands/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `commandId` holds a slash or a colon, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    killCommand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the command. */
                commandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KillCommandResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The command is missing, hidden or long ended: `actor '/commands/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `commandId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    setCommandPriority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the command. */
                commandId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetCommandPriorityRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetCommandPriorityResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The command is missing, hidden or long ended: `actor '/commands/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `commandId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTensorboards: {
        parameters: {
            query?: {
                /** @description Column to sort by; unspecified means id. */
                sortBy?: components["schemas"]["GetTensorboardsRequestSortBy"];
                /** @description Direction of the sort; unspecified means ascending. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
                limit?: number;
                /** @description Usernames of owners; repeat the key. */
                users?: string[];
                /** @description Ids of owners; repeat the key. */
                userIds?: number[];
                /** @description Workspace to list; 0, the default, means all. */
                workspaceId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTensorboardsResponse"];
                };
            };
            /** @description A query value does not parse, or the offset lies beyond the total: `offset out of bounds`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Two or more rows are sorted by workspace, which the master cannot do; or the limit is negative, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    launchTensorboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LaunchTensorboardRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchTensorboardResponse"];
                };
            };
            /** @description Nothing to show is named (`must set experiment, trial ids, or filters`), nothing matches (`no experiments found`), or the launch parameters are refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS on an experiment, or VIEW_WORKSPACE. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is missing or archived, or an experiment or trial is missing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTensorboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the TensorBoard. */
                tensorboardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTensorboardResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The TensorBoard is missing, hidden or long ended: `actor '/tensorboard/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `tensorboardId` holds a slash or a colon, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    killTensorboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the TensorBoard. */
                tensorboardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KillTensorboardResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The TensorBoard is missing, hidden or long ended: `actor '/tensorboard/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `tensorboardId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    setTensorboardPriority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the TensorBoard. */
                tensorboardId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetTensorboardPriorityRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetTensorboardPriorityResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_NSC. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The TensorBoard is missing, hidden or long ended: `actor '/tensorboard/<id>' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `tensorboardId` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getActiveTasksCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetActiveTasksCountResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the task. */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTaskResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS (tasks of trials). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The task is missing or hidden: `task 'x' not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `taskId` holds a slash or a colon, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTasksResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModelResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model (`model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not view the model, where role-based access is on. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteModelResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller does not own the model and may not delete those of others (`non-admin users may not delete other users' models access denied`); also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model (`model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchModel"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchModelResponse"];
                };
            };
            /** @description The new name breaks a rule; also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit the model, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model (`model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Another model has this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The model is archived (`model "<name>" is archived and cannot have attributes updated.`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getModels: {
        parameters: {
            query?: {
                /** @description Key to sort by; by id when unspecified. */
                sortBy?: components["schemas"]["GetModelsRequestSortBy"];
                /** @description Sort direction; ascending when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
                limit?: number;
                /** @description Keeps models whose name contains this text, ignoring case. */
                name?: string;
                /** @description Keeps models whose description contains this text, ignoring case. */
                description?: string;
                /** @description Keeps models with at least one of these labels. */
                labels?: string[];
                /** @description Keeps only archived (true) or only other (false) models. */
                archived?: boolean;
                /** @description Keeps models owned by one of these usernames. */
                users?: string[];
                /** @description Keeps models of the workspaces with these names; ignored when `workspaceIds` is given. */
                workspaceNames?: string[];
                /** @description Keeps models owned by one of these user ids. */
                userIds?: number[];
                /** @description Keeps the model with this id; 0 keeps all. */
                id?: number;
                /** @description Keeps models of these workspaces. */
                workspaceIds?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModelsResponse"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit is negative. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    postModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostModelRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostModelResponse"];
                };
            };
            /** @description The name breaks a rule, for example `model names cannot have slashes`; also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not create models there, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A model of this name exists (`avoid names equal to other models (case-insensitive)`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The named workspace does not exist. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    archiveModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveModelResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit the model, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model (`model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    unarchiveModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnarchiveModelResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit the model, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model (`model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    moveModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MoveModelRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveModelResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller lacks the rights at the source or the destination, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model (`model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The destination workspace does not exist. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getModelLabels: {
        parameters: {
            query?: {
                /** @description Counts only models of this workspace; 0 or absent counts all. */
                workspaceId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModelLabelsResponse"];
                };
            };
            /** @description A query value has the wrong type. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getModelVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
                /** @description Number of the version, counted from 1. */
                modelVersionNum: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModelVersionResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model or version (`version <n> for model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not view the model, where role-based access is on. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteModelVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
                /** @description Number of the version, counted from 1. */
                modelVersionNum: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteModelVersionResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller owns neither the version nor the model and may not delete those of others; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model or version (`version <n> for model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchModelVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
                /** @description Number of the version, counted from 1. */
                modelVersionNum: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchModelVersion"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchModelVersionResponse"];
                };
            };
            /** @description The id in the path is not an integer, or the body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit the model, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model or version (`version <n> for model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getModelVersions: {
        parameters: {
            query?: {
                /** @description Key to sort by; by version when unspecified. */
                sortBy?: components["schemas"]["GetModelVersionsRequestSortBy"];
                /** @description Sort direction; ascending when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModelVersionsResponse"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No such model (`model "<name>" not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not view the model, where role-based access is on; also for a negative limit. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postModelVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the model, or its id when it consists of digits only. */
                modelName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostModelVersionRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostModelVersionResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit the model, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The model or the checkpoint does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The model is archived, or the checkpoint is not in state COMPLETED. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTrialSourceInfoMetricsByModelVersion: {
        parameters: {
            query?: {
                /** @description Keep links of this type; unset means all. */
                trialSourceInfoType?: components["schemas"]["TrialSourceInfoType"];
            };
            header?: never;
            path: {
                /** @description Name of the model, or its id when all digits. */
                modelName: string;
                /** @description Version number within the model, counted from 1. */
                modelVersionNum: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTrialSourceInfoMetricsByModelVersionResponse"];
                };
            };
            /** @description `modelVersionNum` is not a whole number, or the type is unknown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_MODEL_REGISTRY. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The model or version is missing: `version 9 for model "m" not found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter, such as `trialSourceInfoType.x`. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
            /** @description `modelName` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the checkpoint. */
                checkpointUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCheckpointResponse"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS and cannot read a model that registers the checkpoint. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The checkpoint is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The UUID does not parse. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `checkpointUuid` holds a slash or a colon, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postCheckpointMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the checkpoint. */
                checkpointUuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostCheckpointMetadataRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostCheckpointMetadataResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The checkpoint is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The UUID does not parse, or `steps_completed` was dropped by an earlier change. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description `checkpointUuid` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    checkpointsRemoveFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CheckpointsRemoveFilesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckpointsRemoveFilesResponse"];
                };
            };
            /** @description A UUID does not parse, or a checkpoint is registered as a model version: `this subset of checkpoints provided are in the model registry and cannot be deleted: ...`; or a glob is empty (`cannot have empty string glob`) or holds two dots. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description At least one checkpoint is missing or hidden; the text lists all of them, sorted. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getTrialMetricsBySourceInfoCheckpoint: {
        parameters: {
            query?: {
                /** @description Keep links of this type; unset means all. */
                trialSourceInfoType?: components["schemas"]["TrialSourceInfoType"];
            };
            header?: never;
            path: {
                /** @description UUID of the checkpoint. */
                checkpointUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTrialMetricsBySourceInfoCheckpointResponse"];
                };
            };
            /** @description A query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The checkpoint is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The UUID does not parse, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
            /** @description `checkpointUuid` is empty or holds a slash, so that no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getSearcherEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSearcherEventsResponse"];
                };
            };
            /** @description `experimentId` is not a whole number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment does not run a custom search. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postSearcherOperations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostSearcherOperationsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSearcherOperationsResponse"];
                };
            };
            /** @description `experimentId` is not a whole number, or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks UPDATE_EXPERIMENT. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing, hidden or no longer live. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment does not run a custom search, or the event is not the one waited for. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    expMetricNames: {
        parameters: {
            query?: {
                /** @description Experiments to look at; repeat the key. At least one is needed. */
                ids?: number[];
                /** @description Seconds between messages; 0, the default, means 30. */
                periodSeconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpMetricNamesResponse"];
                };
            };
            /** @description A query value does not parse, or no experiment is named: `must specify at least one experiment id`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description An experiment is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    metricBatches: {
        parameters: {
            query: {
                /** @description Name of the metric. */
                metricName: string;
                /**
                 * @deprecated
                 * @description Training or validation metrics; deprecated, use `group`.
                 */
                metricType?: components["schemas"]["MetricType"];
                /** @description Metric group; either this or `metricType` is needed. */
                group?: string;
                /** @description Seconds between messages; 0, the default, means 30. */
                periodSeconds?: number;
            };
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricBatchesResponse"];
                };
            };
            /** @description No metric name or no group is given, both `group` and `metricType` are, or a value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    trialsSnapshot: {
        parameters: {
            query: {
                /** @description Name of the metric. */
                metricName: string;
                /**
                 * @deprecated
                 * @description Training or validation metrics; needed.
                 */
                metricType?: components["schemas"]["MetricType"];
                /** @description Ignored. */
                group?: string;
                /** @description Batch number at the middle of the window. */
                batchesProcessed: number;
                /** @description Batches to either side that still count; default 0, at most 100. */
                batchesMargin?: number;
                /** @description Seconds between messages; 0, the default, means 30. */
                periodSeconds?: number;
            };
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialsSnapshotResponse"];
                };
            };
            /** @description No metric name is given, `metricType` is unset (`must specify a metric group`), the margin is above 100, or a value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description A query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    trialsSample: {
        parameters: {
            query: {
                /** @description Name of the metric. */
                metricName: string;
                /**
                 * @deprecated
                 * @description Training or validation metrics; deprecated, but what clients of this version send.
                 */
                metricType?: components["schemas"]["MetricType"];
                /** @description Metric group; either this or `metricType` is needed. */
                group?: string;
                /** @description Most trials in the set; 0, the default, means 25. */
                maxTrials?: number;
                /** @description Most points per trial; 0, the default, means 1,000. */
                maxDatapoints?: number;
                /** @description First batch to look at; default 0. */
                startBatches?: number;
                /** @description Last batch to look at; 0 or less means no end. */
                endBatches?: number;
                /** @description Seconds between messages; 0, the default, means 30. */
                periodSeconds?: number;
            };
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON object per line until the stream ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialsSampleResponse"];
                };
            };
            /** @description No metric name or no metric group is given (`must specify a metric group`), or a value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks VIEW_EXPERIMENT_ARTIFACTS. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment is missing or hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"];
                };
            };
            /** @description The searcher is single, or a query key puts a dot under a plain parameter. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamError"] | components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getResourcePools: {
        parameters: {
            query?: {
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetResourcePoolsResponse"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The resource manager does not answer; also for a negative limit. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    resourceAllocationRaw: {
        parameters: {
            query: {
                /** @description Start of the window, RFC 3339. */
                timestampAfter: string;
                /** @description End of the window, RFC 3339; not before the start. */
                timestampBefore: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceAllocationRawResponse"];
                };
            };
            /** @description A time is missing (`no start time provided`, `no end time provided`) or the start lies after the end; also for a query value of the wrong type. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not view cluster usage, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    resourceAllocationAggregated: {
        parameters: {
            query: {
                /** @description First period: YYYY-MM-DD for days, YYYY-MM for months. */
                startDate: string;
                /** @description Last period, included, in the same form; not before the start. */
                endDate: string;
                /** @description Whether to sum by day or by month. */
                period: components["schemas"]["ResourceAllocationAggregationPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceAllocationAggregatedResponse"];
                };
            };
            /** @description The period is missing (`no aggregation period specified`), a date cannot be read, or the start lies after the end; also for a query value of the wrong type. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not view cluster usage, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workspace. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkspaceResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workspace. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteWorkspaceResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller neither owns the workspace nor is an administrator; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is immutable or still holds models. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workspace. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchWorkspace"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchWorkspaceResponse"];
                };
            };
            /** @description The name is empty, blank or longer than 80 bytes, or the storage configuration is incomplete; also for a path id that is not an integer or a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller neither owns the workspace nor is an administrator, or may not change this field; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Another workspace has this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is archived or immutable. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getWorkspaceProjects: {
        parameters: {
            query?: {
                /** @description Key to sort by; by id when unspecified. */
                sortBy?: components["schemas"]["GetWorkspaceProjectsRequestSortBy"];
                /** @description Sort direction; ascending when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
                limit?: number;
                /** @description Keeps projects with this whole name, ignoring case. Empty keeps all. */
                name?: string;
                /** @description Keeps only projects that are archived themselves (true) or are not (false). */
                archived?: boolean;
                /** @description Keeps projects owned by one of these usernames. */
                users?: string[];
                /** @description Keeps projects owned by one of these user ids. */
                userIds?: number[];
            };
            header?: never;
            path: {
                /** @description Id of the workspace; 0 means all workspaces. */
                workspaceId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkspaceProjectsResponse"];
                };
            };
            /** @description The id in the path is not an integer, or a query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit is negative. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    postProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workspace that will hold the project. */
                workspaceId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostProjectRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostProjectResponse"];
                };
            };
            /** @description The id in the path is not an integer, or the body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not create projects there, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is immutable or archived, or the name is empty, too long or taken (text of the database). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getWorkspaces: {
        parameters: {
            query?: {
                /** @description Key to sort by; by id when unspecified. */
                sortBy?: components["schemas"]["GetWorkspacesRequestSortBy"];
                /** @description Sort direction; ascending when unspecified. */
                orderBy?: components["schemas"]["OrderBy"];
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
                offset?: number;
                /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
                limit?: number;
                /** @description Keeps workspaces with this whole name, ignoring case; `%` stands for any text. Empty keeps all. */
                name?: string;
                /** @description Keeps only archived (true) or only other (false) workspaces. */
                archived?: boolean;
                /** @description Keeps workspaces owned by one of these usernames. */
                users?: string[];
                /** @description Keeps workspaces owned by one of these user ids. */
                userIds?: number[];
                /** @description Keeps only workspaces the caller pinned (true) or did not pin (false). */
                pinned?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkspacesResponse"];
                };
            };
            /** @description A query value has the wrong type, or the offset lies outside the list. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit is negative. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    postWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostWorkspaceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWorkspaceResponse"];
                };
            };
            /** @description The name is empty, blank or longer than 80 bytes, or the storage configuration is incomplete; also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not create workspaces, or may not set an agent user group; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A workspace of this name exists (`avoid names equal to other workspaces (case-insensitive)`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    archiveWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workspace. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveWorkspaceResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller neither owns the workspace nor is an administrator; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is immutable (`error archiving workspace (1): not found`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    unarchiveWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workspace. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnarchiveWorkspaceResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller neither owns the workspace nor is an administrator; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is immutable. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    pinWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workspace. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinWorkspaceResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is pinned already (text of the database). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    unpinWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workspace. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpinWorkspaceResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace does not exist or is hidden from the caller (`workspace '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The workspace is not pinned (`error un-pinning workspace (<id>): not found`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProjectResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteProjectResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller owns neither the project nor its workspace and is no administrator; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project is immutable. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    patchProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchProject"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchProjectResponse"];
                };
            };
            /** @description The id in the path is not an integer, or the body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller owns neither the project nor its workspace and is no administrator; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project is archived or immutable, or the name is empty, too long or taken. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getProjectColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProjectColumnsResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getProjectNumericMetricsRange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProjectNumericMetricsRangeResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A best trial of the project has a metric that is NaN or infinite. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    putProjectNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                projectId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PutProjectNotesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutProjectNotesResponse"];
                };
            };
            /** @description The id in the path is not an integer, or the body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit the project, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    addProjectNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                projectId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddProjectNoteResponse"];
                };
            };
            /** @description The id in the path is not an integer, or the body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit the project, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    archiveProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveProjectResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller owns neither the project nor its workspace and is no administrator; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project is immutable (`error archiving project (1): not found`) or its workspace is archived. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    unarchiveProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnarchiveProjectResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller owns neither the project nor its workspace and is no administrator; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project does not exist or is hidden from the caller (`project '<id>' not found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project is immutable or its workspace is archived. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    moveProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                projectId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MoveProjectRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveProjectResponse"];
                };
            };
            /** @description The id in the path is not an integer, or the body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller does not own the project and is no administrator, or lacks the rights on either workspace; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project or the destination workspace does not exist or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The destination, the source workspace or the project is archived or immutable. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    moveExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the experiment. */
                experimentId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MoveExperimentRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveExperimentResponse"];
                };
            };
            /** @description `experimentId` is not a whole number, or the body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks CREATE_EXPERIMENT at the destination. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment or the destination project is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The experiment, its project or the destination is archived. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    moveExperiments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MoveExperimentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveExperimentsResponse"];
                };
            };
            /** @description The body does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive or, under role-based access, lacks CREATE_EXPERIMENT at the destination. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The destination project is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The list of ids is empty and no filters are given, the filters hold more than `projectId`, or the destination is archived. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWebhooksResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to edit webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWebhookResponse"];
                };
            };
            /** @description There is no trigger (`at least one trigger required`) or the address is no URL (`valid url required`); also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to edit webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The webhook type or a trigger type is unspecified. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteWebhookResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to edit webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestWebhookResponse"];
                };
            };
            /** @description The receiver could not be reached or replied with a status of 400 or above; also for a path id that is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller is no administrator or lacks the permission to edit webhooks (`non admin users can't edit webhooks`); also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No webhook has this id (`sql: no rows in result set`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
                groupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetGroupResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No group has this id, or it is a personal group, or it is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The database failed (`internal server error`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group to change. */
                groupId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateGroupRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateGroupResponse"];
                };
            };
            /** @description The name holds the suffix reserved for personal groups; also for a path id that is not an integer or a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit groups; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The group or an added user does not exist, or none of the users to remove is a member. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The name is taken, or a user to add is a member already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The database failed (`internal server error`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group to delete. */
                groupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteGroupResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit groups; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No group has this id, or it is a personal group. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The database failed (`internal server error`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GetGroupsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetGroupsResponse"];
                };
            };
            /** @description The limit is missing or above 500 (`Bad request: limit is required and must be <= 500`); also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The database failed (`internal server error`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateGroupRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateGroupResponse"];
                };
            };
            /** @description The name holds the suffix reserved for personal groups; also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not edit groups (`user does not have permission`); also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A user in `addUsers` does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A group of this name exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The database failed (`internal server error`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getPermissionsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPermissionsSummaryResponse"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getGroupsAndUsersAssignedToWorkspace: {
        parameters: {
            query?: {
                /** @description Keeps groups and users whose name contains this text, case-sensitive. Roles that remain show their assignments in full. */
                name?: string;
            };
            header?: never;
            path: {
                /** @description Id of the workspace. */
                workspaceId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetGroupsAndUsersAssignedToWorkspaceResponse"];
                };
            };
            /** @description The id in the path is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getRolesByID: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GetRolesByIDRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRolesByIDResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not assign or update roles anywhere (`access denied; ...`); also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description One of the ids is unknown, or the list is empty. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getRolesAssignedToUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user; 0 is refused. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRolesAssignedToUserResponse"];
                };
            };
            /** @description The user id is 0 (`bad request`); also for a path id that is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description Another user was asked for by someone who may not assign roles; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getRolesAssignedToGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group; 0 is refused. */
                groupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRolesAssignedToGroupResponse"];
                };
            };
            /** @description The group id is 0 (`bad request`); also for a path id that is not an integer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The group does not exist or is hidden from the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    searchRolesAssignableToScope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRolesAssignableToScopeRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchRolesAssignableToScopeResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not view the workspace, or the whole cluster when none is named; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit or the offset is negative. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ListRolesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRolesResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The limit or the offset is negative. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    assignRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssignRolesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignRolesResponse"];
                };
            };
            /** @description Both lists are empty (`must specify at least one group or user assignment`); also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not assign roles in every named scope; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A role, user, group or workspace does not exist, or the group is a personal one. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description One of the assignments exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A role with a cluster-only permission is assigned to a workspace. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    removeAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RemoveAssignmentsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveAssignmentsResponse"];
                };
            };
            /** @description Both lists are empty (`must specify at least one group or user assignment`); also for a body that cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not assign roles in every named scope; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description One of the assignments does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master is an open-source 0.23 build, which has no roles. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    postUserActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PostUserActivityRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostUserActivityResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The activity type or entity type is unspecified. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    getProjectsByUserActivity: {
        parameters: {
            query?: {
                /** @description Most projects to return, up to 500; 0 or absent returns none. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProjectsByUserActivityResponse"];
                };
            };
            /** @description The limit is above 500 (`Bad request: limit is required and must be <= 500`); also for a query value of the wrong type. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    searchExperiments: {
        parameters: {
            query?: {
                /** @description Project to search; unset means all. */
                projectId?: number;
                /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list. */
                offset?: number;
                /** @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block. */
                limit?: number;
                /** @description Comma-separated `column=asc` or `column=desc`. Columns are experiment fields, `hp.<path>`, `validation.<metric>` and `training.<metric>.<count|last|max|min|sum>`; the last are compared as text. An empty text answers 400. */
                sort?: string;
                /** @description JSON text of `{"filterGroup": {...}, "showArchived": false}`: groups of fields joined by `and` or `or`. States are written in short (`COMPLETED`), users as owner ids. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchExperimentsResponse"];
                };
            };
            /** @description The sort is malformed, names an unknown column or a training metric without a statistic, or a query value does not parse. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential is sent, or it is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The user of the session is inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The project is missing or hidden. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The filter is no JSON, or holds an unknown operator, conjunction or column, or `contains` on a column that is no text. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
    listWorkspacesBoundToRP: {
        parameters: {
            query: {
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty. */
                offset?: number;
                /** @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only). */
                limit: number;
            };
            header?: never;
            path: {
                /** @description Name of the resource pool. */
                resourcePoolName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWorkspacesBoundToRPResponse"];
                };
            };
            /** @description A query value has the wrong type. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The pool is unknown (`pool with name <pool> doesn't exist in config`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    overwriteRPWorkspaceBindings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the resource pool. */
                resourcePoolName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OverwriteRPWorkspaceBindingsRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverwriteRPWorkspaceBindingsResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A default pool, an unknown pool or workspace, or a caller who is no administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    bindRPToWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the resource pool. */
                resourcePoolName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BindRPToWorkspaceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BindRPToWorkspaceResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A default pool (`default resource pool <pool> cannot be bound to any workspace`), an unknown pool or workspace, a workspace bound already, or a caller who is no administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    unbindRPFromWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the resource pool. */
                resourcePoolName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UnbindRPFromWorkspaceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnbindRPFromWorkspaceResponse"];
                };
            };
            /** @description The body cannot be decoded. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The session belongs to a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A named workspace is not bound (`binding doesn't exist`), the pool or a workspace is unknown, or the caller is no administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description A name in the path holds a slash or a colon, which no route matches. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
        };
    };
    listRPsBoundToWorkspace: {
        parameters: {
            query: {
                /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty. */
                offset?: number;
                /** @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only). */
                limit: number;
            };
            header?: never;
            path: {
                /** @description Id of the workspace. */
                workspaceId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRPsBoundToWorkspaceResponse"];
                };
            };
            /** @description The id in the path is not an integer, or a query value has the wrong type. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description No credential was sent, or the token is forged, expired or signed out. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The caller may not view the workspace, where role-based access is on; also for the session of a deactivated user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"];
                };
            };
            /** @description The master refused the input or failed; the text says why. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnaryError"] | components["schemas"]["PlainRouteError"];
                };
            };
        };
    };
}
